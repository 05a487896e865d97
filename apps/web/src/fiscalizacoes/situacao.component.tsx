import { formatDayMonth } from '../ui/date.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { today } from '../ui/today.ts';
import { CORRECOES, RESULTADOS, SITUACOES } from './fiscalizacoes.labels.ts';
import type { Resumida } from './fiscalizacoes.queries.ts';

const faltando = (fotos: number) => (fotos === 1 ? 'Falta 1 foto' : `Faltam ${fotos} fotos`);

export function Situacao({ situacao, faltam = 0 }: { situacao: Resumida['situacao']; faltam?: number }) {
  const { rotulo, tone, icon } = SITUACOES[situacao];
  return (
    <Pill tone={tone} icon={icon}>
      {situacao === 'AGUARDANDO_FOTOS' && faltam > 0 ? faltando(faltam) : rotulo}
    </Pill>
  );
}

export function Resultado({ resultado }: { resultado: Resumida['resultado'] }) {
  if (resultado === null) return <span className="quieto">–</span>;
  const { rotulo, tone, icon } = RESULTADOS[resultado];
  // The stripe of a phone's card takes its colour from this tone (fiscalizacoes.css).
  return (
    <span data-resultado={tone}>
      <Pill tone={tone} icon={icon}>
        {rotulo}
      </Pill>
    </span>
  );
}

export function Correcao({ correcao, correcaoAte }: Pick<Resumida, 'correcao' | 'correcaoAte'>) {
  if (!correcao) return null;
  const { rotulo, tone, icon } = CORRECOES[correcao];
  if (correcao === 'FEITA' || !correcaoAte) {
    return (
      <Pill tone={tone} icon={icon}>
        {rotulo}
      </Pill>
    );
  }
  const atrasada = correcaoAte < today();
  return (
    <Pill tone={atrasada ? 'perigo' : tone} icon={icon}>
      {atrasada ? 'Atrasada desde' : `${rotulo} até`} {formatDayMonth(correcaoAte)}
    </Pill>
  );
}
