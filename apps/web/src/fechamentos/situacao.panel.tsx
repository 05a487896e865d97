import { Pill } from '../ui/pill.component.tsx';
import { SITUACOES } from './fechamentos.labels.ts';
import type { SituacaoFechamento } from './fechamentos.queries.ts';

interface Props {
  situacao: SituacaoFechamento;
  assinaturas?: number;
  exigidas?: number;
}

export function SituacaoDoMapa({ situacao, assinaturas, exigidas }: Props) {
  const { rotulo, tom, icone } = SITUACOES[situacao];
  const fechado = situacao === 'FECHADO' || situacao === 'ASSINADO';
  return (
    <Pill tone={tom} icon={icone}>
      {rotulo}
      {fechado && exigidas !== undefined && (
        <span>
          {' '}
          · {assinaturas ?? 0}/{exigidas}
          <span className="so-leitor"> assinaturas</span>
        </span>
      )}
    </Pill>
  );
}
