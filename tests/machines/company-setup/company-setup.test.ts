import { describe, expect, it } from 'vitest'
import { selectIsTaken, selectMadeName } from '../../../machines/company-setup/company-setup.selectors'
import { INN_TAKEN } from '../../../machines/company-setup/company-setup.words'
import { EMPTY_SETUP } from '../../../model/identity/company-form'
import { REST_PAUSE_MS } from '../../../model/limits'
import { lacking, open, ORGANISATION } from './open-setup'

const MADE = { id: 8, company_name: 'ООО «Волга»' }

/** The first step, its company sent and its answer awaited. */
async function sent() {
  const setup = await open(lacking('company'))
  setup.type(ORGANISATION)
  setup.submit()
  await setup.answer(0)
  return setup
}
/** The last step, with a city chosen. */
async function last() {
  const setup = await open(lacking('region'))
  await setup.answer(false)
  setup.city(7)
  return setup
}

describe('what is asked for', () => {
  it('is a company of whoever has none, at once, whatever else is asked [STATE-005]', async () => {
    const { asked, facts, calls } = await open(lacking('company'))
    expect({ asked: asked(), facts, calls }).toEqual({ asked: 'company', facts: ['setup.due'], calls: [] })
  })

  it('is a region of who has a company and no region in it, as soon as that is known [STATE-006]', async () => {
    const { asked, facts, calls, answer } = await open(lacking('region'))
    expect({ asked: asked(), facts, calls }).toEqual({ asked: null, facts: [], calls: ['look 8'] })
    await answer(false)
    expect({ asked: asked(), facts }).toEqual({ asked: 'lastStep', facts: ['setup.due'] })
  })

  it('is nothing of who has one, or has finished', async () => {
    const there = await open(lacking('region'))
    await there.answer(true)
    const done = await open(lacking('nothing'))
    expect([there.asked(), there.facts, done.asked(), done.facts, done.calls]).toEqual([null, [], null, [], []])
  })

  it('is looked up again where no answer came; refused, when somebody asks or logs in', async () => {
    const { asked, calls, answer, fail, pass, actor } = await open(lacking('region'))
    await fail(503)
    await pass(REST_PAUSE_MS)
    await fail(403)
    await pass(60_000)
    expect([asked(), calls.length]).toEqual([null, 2])
    actor.send({ type: 'setup.opened' })
    await answer(false)
    expect(asked()).toBe('lastStep')
  })
})

describe('the first step', () => {
  it('says what is wrong with a field that was left, and with all when it is sent; nothing is called [VALID-011]', async () => {
    const { actor, type, submit, errors, calls } = await open(lacking('company'))
    actor.send({ type: 'field.left', field: 'inn' })
    expect(errors()).toEqual({})
    type({ inn: '7707083894' })
    actor.send({ type: 'field.left', field: 'inn' })
    expect(Object.keys(errors())).toEqual(['inn'])
    submit()
    expect([Object.keys(errors()).sort(), calls]).toEqual([['company_name', 'inn', 'kpp'], []])
    type({ inn: '770708389' })
    expect(Object.keys(errors())).toEqual(['company_name'])
  })

  it('asks about an INN as soon as it is left, once; known, it leads to an invitation and makes nothing [DEC-036]', async () => {
    const { actor, type, submit, answer, errors, calls } = await open(lacking('company'))
    type(ORGANISATION)
    actor.send({ type: 'field.left', field: 'inn' })
    expect(calls).toEqual(['check 7707083893'])
    await answer(1)
    actor.send({ type: 'field.left', field: 'inn' })
    expect([errors(), selectIsTaken(actor.getSnapshot()), calls.length]).toEqual([{ inn: INN_TAKEN }, true, 1])
    submit()
    await answer(1)
    await answer(lacking('company'))
    expect({ errors: errors(), calls }).toEqual({ errors: { inn: INN_TAKEN }, calls: ['check 7707083893', 'check 7707083893', 'user'] })
    type({ inn: '500100732259' })
    expect(selectIsTaken(actor.getSnapshot())).toBe(false)
  })

  it('drops what is said late of an INN that has been changed', async () => {
    const { actor, type, answer, errors } = await open(lacking('company'))
    type(ORGANISATION)
    actor.send({ type: 'field.left', field: 'inn' })
    type({ inn: '500100732259' })
    await answer(1)
    expect(errors()).toEqual({})
  })

  it('goes on without an answer about an INN that was only left, not without one when it is sent', async () => {
    const { actor, type, submit, fail, errors, calls } = await open(lacking('company'))
    type(ORGANISATION)
    actor.send({ type: 'field.left', field: 'inn' })
    await fail(503)
    expect(errors()).toEqual({})
    submit()
    await fail(503)
    expect({ form: errors().form, calls }).toEqual({
      form: expect.stringContaining('компания не\u00a0создана'),
      calls: ['check 7707083893', 'check 7707083893'],
    })
  })

  it('makes the company and goes on to the last step; its name is remembered [STATE-006]', async () => {
    const { actor, answer, asked, calls, facts, stored } = await sent()
    expect(calls).toEqual(['check 7707083893', 'create ООО «Волга»'])
    await answer(MADE)
    expect([asked(), facts, selectMadeName(actor.getSnapshot()), stored.at(-1)]).toEqual([
      'lastStep',
      ['setup.due'],
      'ООО «Волга»',
      { ...EMPTY_SETUP, ...ORGANISATION, made: MADE },
    ])
  })

  it('whose answer was lost makes no second company: who he is tells of the first [DEC-005]', async () => {
    const { answer, fail, asked, calls, facts, isBusy } = await sent()
    await fail(0)
    expect(isBusy()).toBe(true)
    await answer(lacking('region'))
    expect([calls.slice(2), facts]).toEqual([
      ['user', 'look 8'],
      ['setup.due', 'setup.over', 'setup.found'],
    ])
    await answer(false)
    expect(asked()).toBe('lastStep')
  })

  it('whose answer was lost and which was not made may be sent again, after the INN was asked about anew', async () => {
    const { answer, fail, submit, errors, calls } = await sent()
    await fail(503)
    await answer(lacking('company'))
    expect(errors().form).toContain('Всё введённое на\u00a0месте')
    submit()
    await answer(0)
    expect(calls.slice(2)).toEqual(['user', 'check 7707083893', 'create ООО «Волга»'])
  })

  it('of which nobody knows asks again and again, and sends nothing until it is known', async () => {
    const { actor, answer, fail, submit, pass, type, calls } = await sent()
    await fail(0)
    await fail(503)
    expect(actor.getSnapshot().hasTag('doubtful')).toBe(true)
    type({ inn: '1' })
    await pass(REST_PAUSE_MS)
    await fail(0)
    submit()
    await answer(lacking('company'))
    expect([calls.slice(2), actor.getSnapshot().context.typed.inn]).toEqual([['user', 'user', 'user'], ORGANISATION.inn])
  })

  it.each([
    ['by field', 422, { kpp: ['Такого КПП нет'], unknown: ['?'] }, { kpp: 'Такого КПП нет' }],
    ['in words', 409, {}, { form: 'Компания не\u00a0создана. Нет' }],
    [
      'in the words of a field that it has not',
      422,
      { other: ['Регион заблокирован'] },
      { form: 'Компания не\u00a0создана. Регион заблокирован.' },
    ],
  ])('that is refused says so %s, and what was typed stays', async (_, status, fields, errors) => {
    const setup = await sent()
    await setup.fail(status, 'Нет', fields)
    await setup.answer(lacking('company'))
    expect({ errors: setup.errors(), typed: setup.actor.getSnapshot().context.typed }).toEqual({
      errors,
      typed: { ...EMPTY_SETUP, ...ORGANISATION },
    })
  })

  it('that met the end of the login keeps everything and gives the screen to the login [DEC-008]', async () => {
    const { actor, fail, errors, facts, asked, calls } = await sent()
    await fail(401)
    actor.send({ type: 'setup.hold' })
    expect({ form: errors().form, facts }).toEqual({ form: expect.stringContaining('Вход истёк'), facts: ['setup.due', 'setup.over'] })
    actor.send({ type: 'setup.told', user: lacking('company') })
    actor.send({ type: 'setup.release' })
    expect([asked(), facts, calls.length]).toEqual(['company', ['setup.due', 'setup.over', 'setup.due'], 2])
  })

  it('that another tab has done is over here too, in the middle of the call', async () => {
    const { actor, answer, asked, facts } = await sent()
    actor.send({ type: 'setup.told', user: lacking('region') })
    expect(facts).toEqual(['setup.due', 'setup.over'])
    await answer(MADE) // nobody waits for it
    await answer(false)
    expect({ asked: asked(), facts }).toEqual({ asked: 'lastStep', facts: ['setup.due', 'setup.over', 'setup.due'] })
  })
})

describe('the last step', () => {
  it('needs a city; then the region is made, what was typed is forgotten, and it is said [STATE-006]', async () => {
    const { submit, city, errors, answer, asked, calls, facts, stored } = await last()
    city(null)
    submit()
    expect([errors(), calls.length]).toEqual([{ store_city_id: 'Выберите город' }, 1])
    city(7)
    submit()
    await answer({})
    expect([asked(), calls.at(-1), facts, stored.at(-1)]).toEqual([null, 'region 8 7', ['setup.due', 'setup.over', 'setup.finished'], null])
  })

  it('whose answer was lost makes no second region: whether one is there is asked [DEC-005]', async () => {
    const { submit, answer, fail, calls, facts } = await last()
    submit()
    await fail(0)
    await answer(true)
    expect([calls.slice(1), facts]).toEqual([
      ['region 8 7', 'look 8'],
      ['setup.due', 'setup.over', 'setup.found', 'setup.finished'],
    ])
  })

  it('that was not done stays, with its city', async () => {
    const { actor, submit, answer, fail, errors, asked } = await last()
    submit()
    await fail(422, 'Нет', { store_city_id: ['Склада нет'] })
    await answer(false)
    expect({ asked: asked(), errors: errors(), store_city_id: actor.getSnapshot().context.typed.store_city_id }).toEqual({
      asked: 'lastStep',
      errors: { store_city_id: 'Склада нет' },
      store_city_id: 7,
    })
  })

  it('is over when the server says that all is done', async () => {
    const { actor, asked, facts, stored } = await last()
    actor.send({ type: 'setup.told', user: lacking('nothing') })
    expect([asked(), facts, stored.at(-1)]).toEqual([null, ['setup.due', 'setup.over'], null])
  })
})

describe('put off', () => {
  it('it gives the screen back, goes on with what it does, and comes when it is asked for', async () => {
    const { actor, answer, asked, facts } = await sent()
    actor.send({ type: 'setup.postponed' })
    await answer(MADE)
    expect({ asked: asked(), facts }).toEqual({ asked: 'lastStep', facts: ['setup.due', 'setup.over'] })
    actor.send({ type: 'setup.opened' })
    expect(facts).toEqual(['setup.due', 'setup.over', 'setup.due'])
  })

  it('it does not come by itself after a login', async () => {
    const { actor, facts } = await open(lacking('company'))
    actor.send({ type: 'setup.postponed' })
    for (const type of ['setup.hold', 'setup.release'] as const) actor.send({ type })
    expect(facts.filter((fact) => fact === 'setup.due')).toHaveLength(1)
  })

  it('or over an invitation it does not come, and is there behind that; nothing is asked twice [DEC-040]', async () => {
    const { actor, asked, facts } = await open(lacking('company'), { path: '/invites/AAAA?x=1' })
    expect({ asked: asked(), facts }).toEqual({ asked: 'company', facts: [] })
    for (const path of ['/invites', '/', '/catalog', '/invites/B', '/invitesomething']) actor.send({ type: 'setup.pass', path })
    expect(facts.filter((fact) => fact === 'setup.due')).toHaveLength(2)
    actor.send({ type: 'setup.postponed' })
    for (const path of ['/invites', '/']) actor.send({ type: 'setup.pass', path })
    expect(facts.filter((fact) => fact === 'setup.due')).toHaveLength(2)
  })

  it('what was typed is there with the next page [DEC-047]', async () => {
    const first = await open(lacking('company'))
    first.type({ inn: '77', company_name: 'ООО' })
    const second = await open(lacking('company'), { typed: first.stored.at(-1)! })
    expect(second.actor.getSnapshot().context.typed).toEqual({ ...EMPTY_SETUP, inn: '77', company_name: 'ООО' })
  })
})
