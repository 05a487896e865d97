import { type ReactNode, useMemo } from 'react';
import { resumoDa, tamanhoDe, textoDoResumo } from './grid.range.ts';
import { type EstadoGrade, faixaDe } from './grid.reducer.ts';

interface Props {
  estado: EstadoGrade;
  fala: string;
  children?: ReactNode;
}

export function GridStatus({ estado, fala, children }: Props) {
  const { quantidades, ativa, ate } = estado;
  const resumo = useMemo(() => {
    const faixa = faixaDe({ ativa, ate });
    return tamanhoDe(faixa) > 1 ? textoDoResumo(resumoDa(quantidades, faixa)) : null;
  }, [quantidades, ativa, ate]);
  return (
    <div className="grade-barra">
      <output>{resumo}</output>
      {resumo === null && children}
      <p className="so-leitor" aria-live="polite">
        {fala}
      </p>
    </div>
  );
}
