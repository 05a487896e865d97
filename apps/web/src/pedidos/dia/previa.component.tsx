import { useEffect, useRef } from 'react';
import { changedKeys } from '../../drafts/merge.ts';
import type { Quantidades } from '../../grid/grid.model.ts';
import { Button } from '../../ui/button.component.tsx';
import { formatCount, formatInteger, formatSigned } from '../../ui/number.format.ts';
import { Diferencas } from '../grade/diferencas.component.tsx';
import { camposDe } from '../grade/rascunho.campos.ts';
import type { PedidoDoDiaAberto } from '../rascunho/pedido-do-dia.hook.ts';

interface Props {
  aberto: PedidoDoDiaAberto;
  rotulo: string;
  quantidades: Quantidades;
  aplicar: () => void;
  cancelar: () => void;
}

const totalDe = (quantidades: Quantidades) => quantidades.flat().reduce((total, valor) => total + valor, 0);

export function Previa({ aberto: { grade, estado }, rotulo, quantidades, aplicar, cancelar }: Props) {
  const botao = useRef<HTMLButtonElement>(null);
  useEffect(() => botao.current?.focus(), []);
  const [antes, depois] = [camposDe(grade, estado.quantidades, ''), camposDe(grade, quantidades, '')];
  const chaves = changedKeys(antes, depois);
  const [de, para] = [totalDe(estado.quantidades), totalDe(quantidades)];
  return (
    <section
      className="previa"
      aria-label={`Prévia: ${rotulo}`}
      onKeyDown={event => event.key === 'Escape' && cancelar()}
    >
      <p role="status">
        <strong>{rotulo}:</strong>{' '}
        {chaves.length === 0
          ? 'nada mudaria, os números já são estes.'
          : `${formatCount(chaves.length, 'célula muda', 'células mudam')}; total ${formatInteger(de)} → ${formatInteger(para)} (${formatSigned(para - de)}).`}
      </p>
      <Diferencas grade={grade} chaves={chaves} de={antes} para={depois} />
      <p className="previa-botoes">
        {chaves.length > 0 && (
          <Button ref={botao} variant="primary" onClick={aplicar}>
            Aplicar
          </Button>
        )}
        <Button ref={chaves.length > 0 ? undefined : botao} onClick={cancelar}>
          {chaves.length > 0 ? 'Voltar' : 'Fechar'}
        </Button>
      </p>
    </section>
  );
}
