import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { AttachInspector } from '../../../src/inspection/attach-inspector'
import { INSPECT_CHANNEL } from '../../../inspector/channel'
import type { FromInspector, FromTab } from '../../../inspector/protocol'
import { stopTap } from '../../../inspector/tap/start-tap'
import { atRest } from '../../support/waiting/at-rest'
import { eventually } from '../../support/waiting/eventually'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

afterEach(() => {
  cleanup()
  stopTap()
})

it('a tab is connected by a press and disconnected by another: it says that it goes and answers nobody any more', async () => {
  const user = userEvent.setup()
  const line = new BroadcastChannel(INSPECT_CHANNEL)
  const heard: FromTab['kind'][] = []
  line.onmessage = ({ data }: MessageEvent<FromTab>) => void heard.push(data.kind)
  try {
    await openShop(<AttachInspector />, buyer(0))
    await user.click(screen.getByRole('button', { name: 'Подключить инспектор' }))
    await screen.findByRole('link', { name: 'Открыть инспектор' })
    await eventually(() => expect(heard).toEqual(['here']))
    await user.click(screen.getByRole('button', { name: 'Отключить' }))
    const again = await screen.findByRole('button', { name: 'Подключить инспектор' })
    expect([document.activeElement === again, screen.queryByRole('link', { name: 'Открыть инспектор' })]).toEqual([true, null])
    await eventually(() => expect(heard).toEqual(['here', 'left']))
    line.postMessage({ kind: 'find' } satisfies FromInspector)
    await atRest()
    expect(heard).toEqual(['here', 'left'])
  } finally {
    line.close()
  }
})

it('says the same wherever it stands twice', async () => {
  const user = userEvent.setup()
  await openShop(
    <>
      <AttachInspector />
      <AttachInspector />
    </>,
    buyer(0),
  )
  await user.click(screen.getAllByRole('button', { name: 'Подключить инспектор' })[0]!)
  await eventually(() => expect(screen.getAllByRole('button', { name: 'Отключить' })).toHaveLength(2))
  await user.click(screen.getAllByRole('button', { name: 'Отключить' })[1]!)
  await eventually(() => expect(screen.getAllByRole('button', { name: 'Подключить инспектор' })).toHaveLength(2))
})
