import { namesOf } from '../support/names'
import type { dropAdviceMachine } from './drop-advice.machine'

export const dropAdviceNames = namesOf<typeof dropAdviceMachine>({
  title: 'Какой фильтр убрать',
  purpose: 'Где список пуст, узнаёт, сколько товаров найдётся без каждого из выбранных фильтров, а если ни один не помогает – без двух.',
  about: {
    lives: 'Запускает пустой список каталога; живёт, пока список пуст.',
    rules: ['DEC-053'],
    story: 'goods',
    screens: ['/catalog', '/catalog/*'],
  },
  states: {
    counting: 'Считает товары',
    judging: 'Смотрит, что помогло',
    advised: 'Советует',
    helpless: 'Ничего не помогло',
    failed: 'Ответа нет',
    refused: 'Отказано',
  },
  events: { 'counting.retried': 'нажато «Повторить»' },
  calls: { countLists: 'посчитать товары списков' },
  guards: {
    hasHelp: 'где-то есть товары',
    hasUnanswered: 'на что-то нет ответа',
    hasError: 'в чём-то отказано',
    hasRounds: 'есть что ещё убрать',
  },
  actions: {
    take: 'взять числа',
    blame: 'запомнить причину',
    countFailure: 'посчитать сбой',
    goOn: 'перейти к парам',
  },
  delays: { restPause: 'пауза после сбоя' },
})
