import { useState } from 'react';
import { lerQuantidade, type Malha, nomeDaCelula, type Posicao, type Valores, valorEm } from '../grid/grid.model.ts';
import type { AcaoGrade } from '../grid/grid.reducer.ts';
import { TextInput } from '../ui/text-input.component.tsx';
import type { Semana } from './semana.model.ts';

interface Props {
  malha: Semana;
  valores: Valores;
  agir: (acao: AcaoGrade) => void;
}

export const DiaEmpilhado = ({ malha, valores, agir }: Props) => (
  <div className="dia-empilhado">
    {malha.linhas.map(({ nome }, linha) => (
      <Campo key={nome} malha={malha} em={{ linha, coluna: 0 }} valores={valores} agir={agir} />
    ))}
  </div>
);

function Campo({ malha, em, valores, agir }: { malha: Malha; em: Posicao; valores: Valores; agir: Props['agir'] }) {
  const [digitado, setDigitado] = useState<string | null>(null);
  const nome = malha.linhas[em.linha]?.nome ?? nomeDaCelula(malha, em);
  const lida = lerQuantidade(digitado ?? String(valorEm(valores, em)), malha.maximo);
  const erro = 'erro' in lida ? lida.erro : null;
  return (
    <div className="dia-empilhado-linha">
      <label>
        <span>{nome}</span>
        <TextInput
          inputMode="numeric"
          maxLength={8}
          aria-invalid={erro !== null}
          value={digitado ?? String(valorEm(valores, em))}
          onFocus={event => event.target.select()}
          onChange={({ target }) => {
            setDigitado(target.value);
            const nova = lerQuantidade(target.value, malha.maximo);
            if ('valor' in nova) agir({ tipo: 'definir', em, valor: nova.valor });
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
