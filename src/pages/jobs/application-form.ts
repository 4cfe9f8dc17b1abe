import { checkApplication, EMPTY_APPLICATION } from '../../../model/form/forms/job-application'
import { defineForm } from '../../form/form-definition'

/**
 * An application for a vacancy. The call has no key and the server cannot be asked what became of it: without an answer nothing is sent
 * again by itself, the applicant is told how to find out and decides. [ROUTE-006, DEC-005]
 */
export const applicationForm = (id: number) =>
  defineForm({
    name: `job-${id}`,
    call: 'jobs.apply',
    isKeyed: false,
    labels: {
      name: 'Имя',
      phone: 'Телефон',
      email: 'Email',
      city: 'Город, если хотите указать',
      cover_letter: 'Сопроводительное письмо, если есть',
      resume: 'Резюме, если есть',
      consent: 'Согласие на\u00a0обработку данных',
    },
    empty: EMPTY_APPLICATION,
    check: checkApplication(id),
    words: {
      notSent: 'Отклик не\u00a0отправлен.',
      maybeSent: 'Возможно, отклик уже принят: тогда на\u00a0ваш email придёт письмо, подождите его.',
    },
    hasDraft: true,
  })
