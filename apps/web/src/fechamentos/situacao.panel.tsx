import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock';
import { LockOpenIcon } from '@phosphor-icons/react/dist/csr/LockOpen';
import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck';
import { Pill } from '../ui/pill.component.tsx';
import { SITUACOES } from './fechamentos.labels.ts';
import type { SituacaoFechamento } from './fechamentos.queries.ts';

const ICONES = { ABERTO: LockOpenIcon, FECHADO: LockIcon, ASSINADO: SealCheckIcon, REABERTO: LockOpenIcon } as const;

interface Props {
  situacao: SituacaoFechamento;
  assinaturas?: number;
  exigidas?: number;
}

export function SituacaoDoMapa({ situacao, assinaturas, exigidas }: Props) {
  const { rotulo, tom } = SITUACOES[situacao];
  const fechado = situacao === 'FECHADO' || situacao === 'ASSINADO';
  return (
    <Pill tone={tom} icon={ICONES[situacao]}>
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
