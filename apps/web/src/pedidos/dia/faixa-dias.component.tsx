import { ROTULO_DE_SITUACAO_PEDIDO } from '@alipen/contracts/generated/rotulos/pedidos';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.component.tsx';
import { formatLongDay, formatWeekday } from '../../ui/date.format.ts';
import type { Preparo } from '../pedidos.queries.ts';
import './faixa-dias.css';

type Dia = Preparo['dias'][number];

interface Props {
  dias: readonly Dia[];
  escolhido: string;
  feriados: ReadonlyMap<string, string>;
  escolher: (data: string) => void;
}

const MARCAS = {
  RASCUNHO: 'dia-marca--rascunho',
  ENVIADO: 'dia-marca--enviado',
  DEVOLVIDO: 'dia-marca--rascunho',
  CONFIRMADO: 'dia-marca--enviado',
  RECUSADO: '',
  CANCELADO: '',
  ENTREGUE: 'dia-marca--enviado',
  ENTREGUE_PARCIAL: 'dia-marca--enviado',
  NAO_ENTREGUE: 'dia-marca--enviado',
  ENCERRADO: 'dia-marca--enviado',
  EXPIRADO: '',
} satisfies Record<NonNullable<Dia['situacao']>, string>;

const falaDe = ({ data, situacao, encerrado }: Dia, feriado?: string) =>
  `${formatLongDay(data)}${feriado ? ` (${feriado})` : ''}, ${situacao ? ROTULO_DE_SITUACAO_PEDIDO[situacao].toLowerCase() : 'sem pedido'}${encerrado ? ', prazo encerrado' : ''}`;

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
            <i className={`dia-marca ${dia.situacao ? MARCAS[dia.situacao] : ''}`} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
