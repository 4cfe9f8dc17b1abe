import type { ReactNode } from 'react'
import type { Shape } from '../../../../model/vehicle/details/unit-picture'

/** Draws a body of a size around the middle 0, 0. Faces are filled by the style of the scheme: `data-face` is the shaded side. */
type Draw = (width: number, height: number) => ReactNode

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/** A solid whose axis lies along the page: its ends are ellipses, so that it seems to be looked at from the left. */
const turned = (width: number, height: number, depth: number): ReactNode => {
  const [w, h] = [width / 2 - depth, height / 2]
  return (
    <>
      <path d={`M${-w} ${-h}H${w}A${depth} ${h} 0 0 1 ${w} ${h}H${-w}A${depth} ${h} 0 0 1 ${-w} ${-h}Z`} />
      <ellipse cx={-w} cy={0} rx={depth} ry={h} data-face />
    </>
  )
}

const bolt: Draw = (width, height) => {
  const head = width * 0.3
  const [left, h] = [-width / 2, height / 2]
  const shaft = h * 0.52
  return (
    <>
      <rect x={left + head} y={-shaft} width={width - head} height={2 * shaft} rx={2} />
      {numbers(Math.floor((width - head) / 7)).map((at) => (
        <path key={at} d={`M${left + head + 7 * at + 5} ${-shaft}l-3 ${2 * shaft}`} />
      ))}
      <path
        d={`M${left} ${-h * 0.6}l${head * 0.3} ${-h * 0.4}H${left + head}V${h}H${left + head * 0.3}l${-head * 0.3} ${-h * 0.4}Z`}
        data-face
      />
      <path d={`M${left} ${-h * 0.2}H${left + head}M${left} ${h * 0.35}H${left + head}`} />
    </>
  )
}

const ring: Draw = (width, height) => (
  <>
    <ellipse cx={width * 0.1} rx={width * 0.4} ry={height / 2} data-face />
    <ellipse cx={-width * 0.1} rx={width * 0.4} ry={height / 2} />
    <ellipse cx={-width * 0.1} rx={width * 0.24} ry={height * 0.34} data-hole />
  </>
)

const disc: Draw = (width, height) => (
  <>
    <ellipse cx={width * 0.12} rx={width * 0.36} ry={height / 2} data-face />
    <ellipse cx={-width * 0.04} rx={width * 0.36} ry={height / 2} />
    <ellipse cx={-width * 0.04} rx={width * 0.26} ry={height * 0.37} />
    {numbers(5).map((at) => {
      const angle = (at * 2 * Math.PI) / 5 - Math.PI / 2
      return (
        <ellipse
          key={at}
          cx={-width * 0.04 + Math.cos(angle) * width * 0.17}
          cy={Math.sin(angle) * height * 0.24}
          rx={width * 0.035}
          ry={height * 0.05}
          data-hole
        />
      )
    })}
    <ellipse cx={-width * 0.04} rx={width * 0.09} ry={height * 0.13} data-hole />
  </>
)

const cylinder: Draw = (width, height) => (
  <>
    {turned(width, height, width * 0.13)}
    {numbers(4).map((at) => (
      <path key={at} d={`M${-width * 0.12 + at * width * 0.11} ${-height / 2}a${width * 0.13} ${height / 2} 0 0 1 0 ${height}`} data-thin />
    ))}
    <ellipse cx={-width * 0.37} rx={width * 0.05} ry={height * 0.2} data-hole />
  </>
)

const plate: Draw = (width, height) => {
  const [w, h, slant] = [width / 2, height / 2, Math.min(18, width * 0.12)]
  return (
    <>
      <path d={`M${-w + slant} ${-h + 5}H${w}L${w - slant} ${h}H${-w}Z`} data-face />
      <path d={`M${-w + slant} ${-h}H${w}L${w - slant} ${h - 5}H${-w}Z`} />
      {[-1, 1].map((side) => (
        <ellipse key={side} cx={side * (w - slant - 12)} rx={6} ry={4} data-hole />
      ))}
      <path d={`M${-w * 0.45} ${h * 0.1}H${w * 0.45}`} data-thin />
    </>
  )
}

const box: Draw = (width, height) => {
  const [w, h, depth] = [width / 2, height / 2, Math.min(22, width * 0.16)]
  return (
    <>
      <path d={`M${-w} ${-h + depth}L${-w + depth} ${-h}H${w}L${w - depth} ${-h + depth}Z`} />
      <path d={`M${w - depth} ${-h + depth}L${w} ${-h}V${h - depth}L${w - depth} ${h}Z`} data-face />
      <rect x={-w} y={-h + depth} width={width - depth} height={height - depth} rx={2} />
      <path d={`M${-w + 10} ${-h + depth + 12}H${w - depth - 10}M${-w + 10} ${h - 12}H${w - depth - 10}`} data-thin />
    </>
  )
}

const housing: Draw = (width, height) => {
  const [w, h] = [width / 2, height / 2]
  return (
    <>
      <path
        d={`M${-w} ${-h * 0.3}Q${-w} ${-h} ${-w * 0.4} ${-h}H${w * 0.5}Q${w} ${-h} ${w} ${-h * 0.2}V${h * 0.5}Q${w * 0.9} ${h} ${w * 0.3} ${h}H${-w * 0.6}Q${-w} ${h} ${-w} ${h * 0.4}Z`}
      />
      <path
        d={`M${w * 0.5} ${-h}Q${w} ${-h} ${w} ${-h * 0.2}V${h * 0.5}Q${w * 0.9} ${h} ${w * 0.3} ${h}Q${w * 0.72} ${h * 0.1} ${w * 0.5} ${-h}Z`}
        data-face
      />
      <ellipse cx={-w * 0.16} rx={w * 0.4} ry={h * 0.56} data-face />
      <ellipse cx={-w * 0.16} rx={w * 0.27} ry={h * 0.4} data-hole />
      {[
        [-0.8, -0.62],
        [-0.8, 0.66],
        [0.32, -0.78],
        [0.3, 0.8],
      ].map(([x = 0, y = 0]) => (
        <circle key={`${x} ${y}`} cx={w * x} cy={h * y} r={3.5} data-hole />
      ))}
    </>
  )
}

const hose: Draw = (width, height) => {
  const [w, h] = [width / 2 - 9, height / 2 - 11]
  const line = `M${-w} ${h}C${-w * 0.2} ${h} ${-w * 0.3} ${-h} ${w} ${-h}`
  return (
    <>
      <path d={line} data-tube="wall" />
      <path d={line} data-tube="inside" />
      <ellipse cx={-w} cy={h} rx={5} ry={10} data-face />
      <ellipse cx={w} cy={-h} rx={5} ry={10} data-hole />
    </>
  )
}

/** A plug or a sensor: a hexagon, a thread and a tip; it stands upright where it is higher than wide. */
const plug: Draw = (width, height) => {
  const isUpright = height > width
  const [length, thick] = isUpright ? [height, width] : [width, height]
  const [l, t] = [length / 2, thick / 2]
  return (
    <g transform={isUpright ? 'rotate(90)' : undefined}>
      <rect x={-l} y={-t * 0.35} width={length * 0.38} height={t * 0.7} rx={t * 0.2} />
      <path d={`M${-l * 0.24} ${-t * 0.8}H${l * 0.16}V${t * 0.8}H${-l * 0.24}Z`} data-face />
      <path d={`M${-l * 0.24} ${-t * 0.25}H${l * 0.16}M${-l * 0.24} ${t * 0.3}H${l * 0.16}`} />
      <rect x={l * 0.16} y={-t * 0.45} width={length * 0.3} height={t * 0.9} />
      {numbers(4).map((at) => (
        <path key={at} d={`M${l * 0.24 + at * length * 0.065} ${-t * 0.45}l-2 ${t * 0.9}`} data-thin />
      ))}
      <rect x={l * 0.76} y={-t * 0.14} width={length * 0.12} height={t * 0.28} data-face />
    </g>
  )
}

const filter: Draw = (width, height) => {
  const [w, h, slant] = [width / 2, height / 2, width * 0.12]
  const pleats = Math.floor((width - slant) / 8)
  return (
    <>
      <path d={`M${-w} ${h - 9}L${-w + slant} ${-h}H${w}L${w - slant} ${h - 9}Z`} />
      {numbers(pleats - 1).map((at) => (
        <path key={at} d={`M${-w + (at + 1) * 8} ${h - 9}l${slant} ${-height + 9}`} data-thin />
      ))}
      <path d={`M${-w} ${h - 9}H${w - slant}V${h}H${-w}Z`} data-face />
      <path d={`M${w - slant} ${h - 9}L${w} ${-h}V${-h + 9}L${w - slant} ${h}Z`} data-face />
    </>
  )
}

const belt: Draw = (width, height) => {
  const [w, h] = [width / 2, height / 2]
  const loop = (inset: number) =>
    `M${-w + inset} ${-h * 0.3}Q${-w + inset} ${-h + inset} ${-w * 0.3} ${-h + inset}Q0 ${-h * 0.5 + inset / 2} ${w * 0.35} ${-h * 0.8 + inset}Q${w - inset} ${-h + inset} ${w - inset} ${h * 0.1}Q${w - inset} ${h - inset} ${w * 0.2} ${h - inset}H${-w * 0.4}Q${-w + inset} ${h - inset} ${-w + inset} ${h * 0.1}Z`
  return (
    <>
      <path d={loop(0)} />
      <path d={loop(5)} data-thin />
      <path d={loop(11)} data-hole />
    </>
  )
}

const spring: Draw = (width, height) => {
  const coils = Math.max(4, Math.round(width / 18))
  const step = (width - 16) / coils
  return numbers(coils + 1).map((at) => <ellipse key={at} cx={-width / 2 + 8 + at * step} rx={8} ry={height / 2} data-coil />)
}

const radiator: Draw = (width, height) => {
  const [w, h] = [width / 2, height / 2]
  return (
    <>
      <rect x={-w + 16} y={-h + 6} width={width - 32} height={height - 12} />
      {numbers(Math.floor((width - 36) / 7)).map((at) => (
        <path key={at} d={`M${-w + 21 + 7 * at} ${-h + 8}V${h - 8}`} data-thin />
      ))}
      {[-w, w - 18].map((x) => (
        <rect key={x} x={x} y={-h} width={18} height={height} rx={4} data-face />
      ))}
      <rect x={-w - 8} y={-h + 14} width={12} height={16} rx={2} />
      <rect x={w - 4} y={h - 32} width={12} height={16} rx={2} />
    </>
  )
}

const fan: Draw = (width, height) => {
  const radius = Math.min(width, height) / 2
  return (
    <>
      <circle r={radius} />
      <circle r={radius * 0.9} data-hole />
      {numbers(7).map((at) => (
        <path
          key={at}
          transform={`rotate(${(at * 360) / 7})`}
          d={`M0 0C${radius * 0.1} ${-radius * 0.4} ${radius * 0.02} ${-radius * 0.7} ${-radius * 0.14} ${-radius * 0.86}L${radius * 0.26} ${-radius * 0.82}C${radius * 0.34} ${-radius * 0.5} ${radius * 0.24} ${-radius * 0.2} 0 0Z`}
          data-face
        />
      ))}
      <circle r={radius * 0.22} />
    </>
  )
}

const battery: Draw = (width, height) => {
  const [w, h] = [width / 2, height / 2]
  return (
    <>
      <g transform="translate(0 8)">{box(width, height - 16)}</g>
      {[-w * 0.55, w * 0.35].map((x) => (
        <g key={x} transform={`translate(${x} ${-h + 14})`}>
          <path d="M-9 6V-6A9 4 0 0 1 9 -6V6Z" data-face />
          <ellipse cy={-6} rx={9} ry={4} />
        </g>
      ))}
      <path d={`M${-w * 0.62} ${h * 0.1}h14M${w * 0.24} ${h * 0.1}h14M${w * 0.24 + 7} ${h * 0.1 - 7}v14`} />
    </>
  )
}

const lamp: Draw = (width, height) => {
  const [w, h] = [width / 2, height / 2]
  return (
    <>
      <path d={`M${-w} ${-h * 0.2}Q${-w * 0.4} ${-h} ${w} ${-h * 0.8}L${w * 0.8} ${h * 0.7}Q0 ${h} ${-w * 0.8} ${h * 0.6}Z`} />
      <circle cx={-w * 0.3} cy={h * 0.06} r={h * 0.42} data-face />
      <circle cx={-w * 0.3} cy={h * 0.06} r={h * 0.24} data-hole />
      <circle cx={w * 0.42} cy={-h * 0.04} r={h * 0.34} data-face />
      <circle cx={w * 0.42} cy={-h * 0.04} r={h * 0.18} data-hole />
    </>
  )
}

const blade: Draw = (width, height) => {
  const [w, h] = [width / 2, height / 2]
  return (
    <>
      <path d={`M${-w} ${h * 0.5}Q0 ${-h * 0.5} ${w} ${h * 0.5}L${w} ${h * 0.85}Q0 ${-h * 0.1} ${-w} ${h * 0.85}Z`} />
      <path d={`M${-w} ${h * 0.68}Q0 ${-h * 0.28} ${w} ${h * 0.68}`} data-thin />
      <rect x={-16} y={-h} width={32} height={h * 1.05} rx={4} data-face />
    </>
  )
}

/** How each body of the schemes is drawn. */
export const SHAPES: Readonly<Record<Shape, Draw>> = {
  bolt,
  ring,
  disc,
  cylinder,
  plate,
  box,
  housing,
  hose,
  plug,
  filter,
  belt,
  spring,
  radiator,
  fan,
  battery,
  lamp,
  blade,
}
