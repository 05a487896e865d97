import { ROTULO_DE_LADO_DA_TROCA } from '@alipen/contracts/generated/rotulos/trocas';
import { paperMoment } from '../ui/paper.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { SITUACOES } from './trocas.labels.ts';
import { fraseDaTroca } from './trocas.model.ts';
import type { TrocaVista } from './trocas.queries.ts';

/** One swap, as both sides read it. */
export function TrocaEscrita({ troca }: { troca: TrocaVista }) {
  const { tone, icon, rotulo } = SITUACOES[troca.situacao];
  const { decisao, lado, lotacao, motivo, pedidaPor, pedidaEm, prazo, situacao } = troca;
  return (
    <>
      <p>
        <strong>{fraseDaTroca(troca)}</strong>
      </p>
      <p className="troca-linha">
        <Pill tone={tone} icon={icon}>
          {rotulo}
        </Pill>
        <span className="quieto">
          {lotacao ?? 'Todas as unidades'} · {ROTULO_DE_LADO_DA_TROCA[lado].toLowerCase()} ({pedidaPor}, em{' '}
          {paperMoment(pedidaEm)})
        </span>
      </p>
      <p className="quieto">Motivo: {motivo}</p>
      {situacao === 'PEDIDA' && (
        <p>
          Decide-se até <strong>{paperMoment(prazo)}</strong>; depois disso, fica recusada.
        </p>
      )}
      {situacao === 'SEM_DECISAO' && <p className="quieto">Decidia-se até {paperMoment(prazo)}.</p>}
      {decisao && (
        <p className="quieto">
          {decisao.nome}, em {paperMoment(decisao.em)}
          {decisao.motivo && `: ${decisao.motivo}`}
        </p>
      )}
    </>
  );
}
