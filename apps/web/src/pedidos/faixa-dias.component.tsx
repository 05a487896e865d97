import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.component.tsx';
import { formatLongDay, formatWeekday } from '../ui/date.format.ts';
import type { Preparo } from './pedidos.queries.ts';
import './faixa-dias.css';

type Dia = Preparo['dias'][number];

interface Props {
  dias: readonly Dia[];
  escolhido: string;
  feriados: ReadonlyMap<string, string>;
  escolher: (data: string) => void;
}

const MARCAS = {
  RASCUNHO: { classe: 'dia-marca--rascunho', fala: 'rascunho' },
  ENVIADO: { classe: 'dia-marca--enviado', fala: 'enviado' },
  DEVOLVIDO: { classe: 'dia-marca--rascunho', fala: 'devolvido' },
  CONFIRMADO: { classe: 'dia-marca--enviado', fala: 'confirmado' },
  RECUSADO: { classe: '', fala: 'recusado' },
  CANCELADO: { classe: '', fala: 'cancelado' },
  ENTREGUE: { classe: 'dia-marca--enviado', fala: 'entregue' },
  ENTREGUE_PARCIAL: { classe: 'dia-marca--enviado', fala: 'entregue em parte' },
  NAO_ENTREGUE: { classe: 'dia-marca--enviado', fala: 'não entregue' },
  ENCERRADO: { classe: 'dia-marca--enviado', fala: 'encerrado' },
  EXPIRADO: { classe: '', fala: 'expirado' },
} satisfies Record<NonNullable<Dia['situacao']>, { classe: string; fala: string }>;

const falaDe = ({ data, situacao, encerrado }: Dia, feriado?: string) =>
  `${formatLongDay(data)}${feriado ? ` (${feriado})` : ''}, ${situacao ? MARCAS[situacao].fala : 'sem pedido'}${encerrado ? ', prazo encerrado' : ''}`;

export function FaixaDias({ dias, escolhido, feriados, escolher }: Props) {
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(`[data-dia="${escolhido}"]`);
    if (strip.current && chosen) strip.current.scrollLeft = chosen.offsetLeft - strip.current.clientWidth / 2 + 26;
  }, [escolhido]);

  return (
    <ul ref={strip} className="dias" aria-label="Dia da refeição">
      {dias.map(dia => (
        <li key={dia.data}>
          <Button
            variant="bare"
            data-dia={dia.data}
            className={`dia${dia.encerrado ? ' dia--encerrado' : ''}${feriados.has(dia.data) ? ' dia--feriado' : ''}`}
            aria-current={dia.data === escolhido ? 'date' : undefined}
            title={falaDe(dia, feriados.get(dia.data))}
            onClick={() => escolher(dia.data)}
          >
            <span>{formatWeekday(dia.data)}</span>
            <strong>{dia.data.slice(8)}</strong>
            <span className="so-leitor">{falaDe(dia, feriados.get(dia.data))}</span>
            <i className={`dia-marca ${dia.situacao ? MARCAS[dia.situacao].classe : ''}`} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
