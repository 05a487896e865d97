import { useRecords } from '../outbox/outbox.hook.ts';
import { mesmaRefeicao, type Onde, type Registrada } from './sobra.delivery.ts';
import type { SobrasDoDia } from './sobras.queries.ts';
import { SobrasDaRefeicao } from './sobras-da-refeicao.component.tsx';
import './sobras.css';

interface Props extends Onde {
  matricula: string;
  /** As the page read it; undefined where it could not. */
  dia: SobrasDoDia | undefined;
  lotacao: string;
  fusoHorario: string;
  refeicao: string;
  /** As this device knows them, with what waits on it. */
  recebidas: number;
}

/**
 * On the card of a delivery. Received a minute ago without network, the meal is known here before the server knows it: then the
 * button is there, and the record waits for the receipt.
 */
export function SobrasDaEntrega({ dia, ...folha }: Props) {
  const { matricula, tipoAlimentacaoId } = folha;
  const fila = useRecords<Registrada>(matricula, 'sobra');
  const dela = dia?.refeicoes.find(refeicao => refeicao.tipoAlimentacaoId === tipoAlimentacaoId);
  return (
    <SobrasDaRefeicao
      {...folha}
      recebidas={Math.max(folha.recebidas, dela?.recebidas ?? 0)}
      sobra={dela?.sobra ?? null}
      espera={fila.find(({ body }) => mesmaRefeicao(body, folha))}
      registra={dela ? dela.acoes.length > 0 : dia?.fechado !== true}
    />
  );
}
