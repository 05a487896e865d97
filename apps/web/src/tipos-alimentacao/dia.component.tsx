import { Card } from '../ui/card.component.tsx';
import type { Tipo } from './tipos-alimentacao.queries.ts';

const minutos = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3));
const INICIO = 5 * 60;
const FIM = 23 * 60;
const parte = (minuto: number) => `${((Math.min(Math.max(minuto, INICIO), FIM) - INICIO) / (FIM - INICIO)) * 100}%`;
const HORAS = [6, 9, 12, 15, 18, 21];

/** Each active meal's window on one line of hours; the table below says the same. */
export function DiaDeRefeicoes({ tipos }: { tipos: readonly Tipo[] }) {
  const ativos = tipos.filter(({ ativo }) => ativo);
  if (ativos.length === 0) return null;
  return (
    <Card as="div" className="dia-refeicoes" aria-hidden>
      <small className="quieto">Janelas de entrega de hoje</small>
      <div className="dia-linha" style={{ height: ativos.length > 5 ? 64 : 44 }}>
        {HORAS.map(hora => (
          <span key={hora} className="dia-hora" style={{ left: parte(hora * 60) }}>
            {hora}h
          </span>
        ))}
        {ativos.map(({ id, nome, sigla, cor, entregaInicio, entregaFim }) => (
          <span
            key={id}
            className="dia-janela"
            data-refeicao={cor}
            title={`${nome}: ${entregaInicio} às ${entregaFim}`}
            style={{
              left: parte(minutos(entregaInicio)),
              right: `calc(100% - ${parte(minutos(entregaFim))})`,
            }}
          >
            {sigla}
          </span>
        ))}
      </div>
    </Card>
  );
}
