import { type ReactNode, useMemo } from 'react';
import { resumoDa, tamanhoDe, textoDoResumo } from './grid.range.ts';
import { type EstadoGrade, faixaDe } from './grid.reducer.ts';

interface Props {
  estado: EstadoGrade;
  /** What the last paste did. */
  fala: string;
  /** At rest, with one cell selected. */
  children?: ReactNode;
}

/** The status bar under a grid: sum, mean and count of the selected range, also said to a screen reader. */
export function GridStatus({ estado, fala, children }: Props) {
  const { valores, ativa, ate } = estado;
  const resumo = useMemo(() => {
    const faixa = faixaDe({ ativa, ate });
    return tamanhoDe(faixa) > 1 ? textoDoResumo(resumoDa(valores, faixa)) : null;
  }, [valores, ativa, ate]);
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
