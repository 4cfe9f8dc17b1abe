import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import facts from '../../../fake-server/seed/facts/jobs.json'
import { vacancies } from '../../../fake-server/seed/jobs/vacancies'
import { Job } from '../../../model/content/job'
import { deadLinks } from '../../support/content/dead-links'
import { newServer, visitor } from '../../support/world'

const application = { name: 'Анна', phone: '79000000105', email: 'anna@garage.example' } as const
const pdf = (size = 1) => new File([new Uint8Array(size)], 'resume.pdf', { type: 'application/pdf' })

describe('vacancies', () => {
  it('have a text each, and none is written for a vacancy that is gone [ENT-021]', async () => {
    const jobs = z.parse(z.array(Job), await vacancies(Date.UTC(2026, 10, 28)))
    expect(jobs.map(({ title }) => title)).toEqual(Object.keys(facts))
    expect(jobs.flatMap(({ body }) => deadLinks(body))).toEqual([])
  })

  it('that are closed are listed only to who does not ask for the open ones [CALL-104]', async () => {
    const { api } = await visitor(newServer(), 0)
    const closed = async (query: { active?: '1' }) =>
      (await api('jobs.list', { query })).items.filter(({ active }) => active === 0).map(({ title }) => title)
    expect({ all: await closed({}), open: await closed({ active: '1' }) }).toEqual({ all: ['Начальник склада'], open: [] })
  })
})

describe('an application', () => {
  it('travels as form data with the résumé, and the applicant is written to [CALL-105]', async () => {
    const server = newServer()
    const { api } = await visitor(server, 0)
    const body = { ...application, city: 'Казань', cover_letter: 'Знаю масла', resume: pdf() }
    expect(await api('jobs.apply', { params: { id: 2 }, body })).toBeNull()
    const [letter] = await server.inbox()
    expect(letter).toMatchObject({
      to: 'anna@garage.example',
      title: 'Отклик получен',
      text: expect.stringContaining('Персональный менеджер'),
    })
  })

  it('has no key: sent twice, it is two [DEC-005]', async () => {
    const server = newServer()
    const { api } = await visitor(server, 0)
    const send = () => api('jobs.apply', { params: { id: 2 }, body: application })
    await send()
    await send()
    expect((await server.inbox()).filter(({ title }) => title === 'Отклик получен')).toHaveLength(2)
  })

  it('for a closed vacancy, or one that never was, is refused in words', async () => {
    const { api } = await visitor(newServer(), 0)
    const send = (id: number) => api('jobs.apply', { params: { id }, body: application })
    await expect(send(18)).rejects.toMatchObject({ status: 409, message: 'Эта вакансия уже закрыта.' })
    await expect(send(99)).rejects.toMatchObject({ status: 404, message: 'Такой вакансии нет.' })
  })

  it('with a résumé that is too large or of another kind is refused at its field', async () => {
    const { api } = await visitor(newServer(), 0)
    const send = (resume: File) => api('jobs.apply', { params: { id: 2 }, body: { ...application, resume } })
    await expect(send(pdf(10_485_761))).rejects.toMatchObject({ status: 422, fields: { resume: ['Файл больше 10\u00a0МБ'] } })
    const picture = new File(['1'], 'me.jpg', { type: 'image/jpeg' })
    await expect(send(picture)).rejects.toMatchObject({ status: 422, fields: { resume: ['Приложите PDF, DOC, DOCX, RTF или TXT'] } })
  })
})
