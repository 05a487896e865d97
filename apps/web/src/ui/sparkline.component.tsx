import './sparkline.css';

interface Props {
  values: readonly number[];
  label: string;
}

const WIDTH = 120;
const HEIGHT = 32;

export function Sparkline({ values, label }: Props) {
  if (values.length < 2) return null;
  const most = Math.max(...values, 1);
  const step = WIDTH / (values.length - 1);
  const points = values.map(
    (value, at) => `${(at * step).toFixed(1)},${(HEIGHT - 2 - (value / most) * (HEIGHT - 4)).toFixed(1)}`,
  );
  return (
    <svg className="faisca" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <polyline points={points.join(' ')} />
    </svg>
  );
}
