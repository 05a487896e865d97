import { memo, useState } from 'react';
import type { Quantidades } from '../../grid/grid.model.ts';
import { trocasEntre } from '../../grid/grid.model.ts';
import type { AcaoGrade } from '../../grid/grid.reducer.ts';
import { Button } from '../../ui/button.component.tsx';
import { formatCount, formatInteger, formatSigned } from '../../ui/number.format.ts';
import { comPreenchimento, type GradeLote, PREENCHIMENTOS, somaDe } from './lote.model.ts';

interface Previa {
  rotulo: string;
  valores: Quantidades;
}

const MOSTRADAS = 12;

interface Props {
  grade: GradeLote;
  /** Settled: a key being typed does not render these buttons again. */
  quantidades: Quantidades;
  agir: (acao: AcaoGrade) => void;
}

export const PreencherLote = memo(function PreencherLote({ grade, quantidades, agir }: Props) {
  const [previa, setPrevia] = useState<Previa | null>(null);
  return (
    <>
      {PREENCHIMENTOS.map(preenchimento => (
        <Button
          key={preenchimento.rotulo}
          onClick={() =>
            setPrevia({
              rotulo: preenchimento.rotulo,
              valores: comPreenchimento(grade, quantidades, preenchimento),
            })
          }
        >
          {preenchimento.rotulo}
        </Button>
      ))}
      {previa && (
        <PreviaDoLote
          previa={previa}
          de={quantidades}
          nome={({ linha, coluna }) => `${grade.linhas[linha]?.nome}, ${grade.colunas[coluna]?.nome}`}
          aplicar={() => {
            agir({ tipo: 'trocar', quantidades: previa.valores });
            setPrevia(null);
          }}
          cancelar={() => setPrevia(null)}
        />
      )}
    </>
  );
});

interface PreviaProps {
  previa: Previa;
  de: Quantidades;
  nome: (em: { linha: number; coluna: number }) => string;
  aplicar: () => void;
  cancelar: () => void;
}

function PreviaDoLote({ previa: { rotulo, valores: quantidades }, de, nome, aplicar, cancelar }: PreviaProps) {
  const trocas = trocasEntre(de, quantidades);
  const [antes, depois] = [somaDe(de.flat()), somaDe(quantidades.flat())];
  return (
    <section className="previa recado recado--info" aria-label={`Prévia: ${rotulo}`}>
      <div>
        <p role="status">
          <strong>{rotulo}:</strong>{' '}
          {trocas.length === 0
            ? 'nada mudaria, os números já são estes.'
            : `${formatCount(trocas.length, 'célula muda', 'células mudam')}; total ${formatInteger(antes)} → ${formatInteger(depois)} (${formatSigned(depois - antes)}).`}
        </p>
        <ul className="lote-lista">
          {trocas.slice(0, MOSTRADAS).map(({ em, quantidade }) => (
            <li key={`${em.linha}-${em.coluna}`}>
              {nome(em)}: {formatInteger(de[em.linha]?.[em.coluna] ?? 0)} → {formatInteger(quantidade)}
            </li>
          ))}
          {trocas.length > MOSTRADAS && <li>e mais {formatInteger(trocas.length - MOSTRADAS)}</li>}
        </ul>
      </div>
      {trocas.length > 0 && (
        <Button variant="primary" onClick={aplicar}>
          Aplicar
        </Button>
      )}
      <Button onClick={cancelar}>{trocas.length > 0 ? 'Voltar' : 'Fechar'}</Button>
    </section>
  );
}
