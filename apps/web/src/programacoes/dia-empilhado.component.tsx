import { useState } from 'react';
import {
  lerQuantidade,
  type Malha,
  nomeDaCelula,
  type Posicao,
  type Quantidades,
  quantidadeEm,
} from '../grid/grid.model.ts';
import type { AcaoGrade } from '../grid/grid.reducer.ts';
import { TextInput } from '../ui/text-input.component.tsx';
import type { Semana } from './semana.model.ts';

interface Props {
  malha: Semana;
  quantidades: Quantidades;
  agir: (acao: AcaoGrade) => void;
}

export const DiaEmpilhado = ({ malha, quantidades, agir }: Props) => (
  <div className="dia-empilhado">
    {malha.linhas.map(({ nome }, linha) => (
      <Campo key={nome} malha={malha} em={{ linha, coluna: 0 }} quantidades={quantidades} agir={agir} />
    ))}
  </div>
);

function Campo({
  malha,
  em,
  quantidades,
  agir,
}: {
  malha: Malha;
  em: Posicao;
  quantidades: Quantidades;
  agir: Props['agir'];
}) {
  const [digitado, setDigitado] = useState<string | null>(null);
  const nome = malha.linhas[em.linha]?.nome ?? nomeDaCelula(malha, em);
  const lida = lerQuantidade(digitado ?? String(quantidadeEm(quantidades, em)), malha.maximo);
  const erro = 'erro' in lida ? lida.erro : null;
  return (
    <div className="dia-empilhado-linha">
      <label>
        <span>{nome}</span>
        <TextInput
          inputMode="numeric"
          maxLength={8}
          aria-invalid={erro !== null}
          value={digitado ?? String(quantidadeEm(quantidades, em))}
          onFocus={event => event.target.select()}
          onChange={({ target }) => {
            setDigitado(target.value);
            const nova = lerQuantidade(target.value, malha.maximo);
            if ('quantidade' in nova) agir({ tipo: 'definir', em, quantidade: nova.quantidade });
          }}
          onBlur={() => erro === null && setDigitado(null)}
        />
      </label>
      {erro && (
        <small className="campo-erro" role="alert">
          {erro}
        </small>
      )}
    </div>
  );
}
