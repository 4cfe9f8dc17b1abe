type FooterLink = { readonly href: string; readonly label: string }

/** What the shop tells of itself. */
export const COMPANY_LINKS: readonly FooterLink[] = [
  { href: '/info/about-company', label: 'О компании' },
  { href: '/info/history', label: 'История' },
  { href: '/info/vendors', label: 'Поставщикам' },
  { href: '/info/partners', label: 'Партнёрам' },
  { href: '/jobs', label: 'Вакансии' },
  { href: '/info/contacts', label: 'Контакты и склады' },
]
/** How to buy here. */
export const HELP_LINKS: readonly FooterLink[] = [
  { href: '/info/faq', label: 'Вопросы и ответы' },
  { href: '/info/suply-rules', label: 'Правила поставки' },
  { href: '/info/offer', label: 'Оферта' },
  { href: '/support', label: 'Обратная связь' },
  { href: '/info/api', label: 'API для заказа' },
  { href: '/vpn', label: 'Если сайт не открывается' },
]
/** What the law asks for. */
export const LEGAL_LINKS: readonly FooterLink[] = [
  { href: '/info/terms-of-use', label: 'Условия использования' },
  { href: '/info/confidential', label: 'Конфиденциальность' },
  { href: '/info/collected-data', label: 'Какие данные мы собираем' },
]
