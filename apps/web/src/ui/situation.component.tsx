import { SITUACOES, type SituacaoPedido } from './pedido.labels.ts';
import { Pill } from './pill.component.tsx';

export function Situation({ situacao }: { situacao: SituacaoPedido | null }) {
  if (!situacao) return <Pill tone="neutro">Sem pedido</Pill>;
  const { rotulo, tone, icon } = SITUACOES[situacao];
  return (
    <Pill tone={tone} icon={icon}>
      {rotulo}
    </Pill>
  );
}
