import { namesOf } from '../support/names'
import type { overlayMachine } from './overlay.machine'

export const overlayNames = namesOf<typeof overlayMachine>({
  title: 'Окна поверх страницы',
  purpose:
    'Одно окно за раз: сначала настройка компании, потом открытое покупателем, потом оценка, потом опрос; что не поместилось, придёт позже.',
  about: {
    lives: 'Запускает магазин вместе с собой: на экране одно окно, кто бы его ни открыл.',
    rules: ['DEC-049'],
    story: 'frame',
    screens: ['на всех страницах: окна магазина'],
  },
  states: { clear: 'Экран свободен', covered: 'Открыто окно' },
  events: {
    'popup.asked': 'окно открывают',
    'popup.arose': 'окно появилось само',
    'popup.closed': 'окно закрыто',
    'typing.began': 'начат ввод в форме',
    'typing.finished': 'ввод окончен',
    'page.covered': 'открыто окно страницы',
    'page.uncovered': 'окон нет',
    'page.reached': 'посетитель на странице',
    'overlay.clear': 'велено закрыть всё',
  },
  guards: {
    hasNext: 'есть чьё-то окно',
    isShown: 'открыто это',
    isLeft: 'его страница оставлена',
    isStronger: 'важнее открытого',
    canRise: 'важнее, и не пишут',
  },
  actions: {
    queue: 'поставить в очередь',
    queueArisen: 'поставить, дождаться ввода',
    giveWay: 'уступить',
    showNext: 'показать следующее',
    hide: 'убрать',
    drop: 'убрать из очереди',
    clear: 'убрать всё',
    notePage: 'запомнить страницу',
    noteCover: 'запомнить: есть окно',
    noteUncover: 'запомнить: окон нет',
    noteTyping: 'запомнить: пишут',
    noteRest: 'запомнить: дописали',
  },
})
