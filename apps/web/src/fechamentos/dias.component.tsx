import type { components } from '@alipen/contracts/generated/bff';
import { Button } from '../ui/button.component.tsx';
import { formatDay, formatWeekday } from '../ui/date.format.ts';
import { SituacaoDoMapa } from './situacao.panel.tsx';

interface Props {
  dias: readonly components['schemas']['FechamentoDoDia'][];
  aberto: string | null;
  abrir: (data: string) => void;
}

export const Dias = ({ dias, aberto, abrir }: Props) => (
  <ol className="fechamento-dias" aria-label="Dias do mês">
    {dias.map(({ data, situacao, assinaturas, exigidas }) => (
      <li key={data}>
        <Button variant="bare" aria-current={data === aberto ? 'date' : undefined} onClick={() => abrir(data)}>
          <span>
            {formatDay(data).slice(0, 5)} <small>{formatWeekday(data)}</small>
          </span>
          <SituacaoDoMapa situacao={situacao} assinaturas={assinaturas} exigidas={exigidas} />
        </Button>
      </li>
    ))}
  </ol>
);
