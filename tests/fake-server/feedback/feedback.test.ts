import { describe, expect, it } from 'vitest'
import { newServer, visitor } from '../../support/world'

const message = {
  name: 'Анна',
  email: 'anna@garage.example',
  phone: '79000000105',
  subject: 'complaint',
  order_number: '481392',
  text: 'Канистра течёт',
} as const

describe('a message to the shop', () => {
  it('travels as form data with its files, and its author is written to', async () => {
    const server = newServer()
    const { api } = await visitor(server, 0)
    const files = [new File(['1'], 'can.jpg', { type: 'image/jpeg' }), new File(['22'], 'act.pdf', { type: 'application/pdf' })]
    const progress: unknown[] = []
    expect(await api('feedback.send', { body: { ...message, files } }, { key: 'k-1', onProgress: (each) => progress.push(each) })).toEqual({
      id: 1001,
    })
    const [letter] = await server.inbox()
    expect(letter).toMatchObject({ to: 'anna@garage.example', title: 'Сообщение № 1001 принято' })
  })

  it('with one file is a list of one on the other side of the wire', async () => {
    const { api } = await visitor(newServer(), 0)
    const files = [new File(['1'], 'can.jpg', { type: 'image/jpeg' })]
    await expect(api('feedback.send', { body: { ...message, files } }, { key: 'k-1' })).resolves.toEqual({ id: 1001 })
  })

  it('sent again under its key is the same message; under another it is a second one [DEC-005]', async () => {
    const server = newServer()
    const { api } = await visitor(server, 3)
    const send = (key: string) => api('feedback.send', { body: message }, { key })
    expect([await send('k-1'), await send('k-1'), await send('k-2')]).toEqual([{ id: 1001 }, { id: 1001 }, { id: 1002 }])
    expect((await server.inbox()).filter(({ title }) => title.startsWith('Сообщение'))).toHaveLength(2)
  })

  it('with a file of another kind or too many is refused at its field', async () => {
    const { api } = await visitor(newServer(), 0)
    const program = new File(['1'], 'run.exe', { type: 'application/x-msdownload' })
    await expect(api('feedback.send', { body: { ...message, files: [program] } }, { key: 'k-1' })).rejects.toMatchObject({
      status: 422,
      fields: { files: [expect.stringContaining('run.exe')] },
    })
  })
})
