import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useState } from 'react';
import { nomeDaCelula, type Posicao } from '../grid/grid.model.ts';
import type { AcaoGrade, EstadoGrade } from '../grid/grid.reducer.ts';
import { lerQuantidade } from '../grid/quantity.parser.ts';
import { Difference } from '../ui/difference.component.tsx';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { diferencaDe, type Grade, pedivel } from './grade.model.ts';
import { totaisDe } from './grade.totals.ts';
import './grade-empilhada.css';

interface Props {
  grade: Grade;
  estado: EstadoGrade;
  leitura: boolean;
  agir: (acao: AcaoGrade) => void;
}

/** The grid on a phone: one meal after another, big numbers with a step down and a step up. */
export function GradeEmpilhada({ grade, estado, leitura, agir }: Props) {
  const totais = totaisDe(grade, estado.valores);
  return (
    <ol className="empilhada">
      {grade.refeicoes.map((refeicao, linha) => (
        <li key={refeicao.id} className="empilhada-refeicao">
          <h3>
            {refeicao.nome}
            <span className="quieto">{formatInteger(totais.porRefeicao[linha]?.total ?? 0)}</span>
          </h3>
          {grade.publicos.map((publico, coluna) => (
            <Quantidade
              key={publico.id}
              grade={grade}
              em={{ linha, coluna }}
              valor={estado.valores[linha]?.[coluna] ?? 0}
              leitura={leitura}
              agir={agir}
            />
          ))}
        </li>
      ))}
      <li className="empilhada-total">
        <span>Total do dia</span>
        <strong>{formatInteger(totais.total)}</strong>
        <span>{formatMoney(totais.custoCentavos)}</span>
      </li>
    </ol>
  );
}

interface QuantidadeProps {
  grade: Grade;
  em: Posicao;
  valor: number;
  leitura: boolean;
  agir: (acao: AcaoGrade) => void;
}

function Quantidade({ grade, em, valor, leitura, agir }: QuantidadeProps) {
  const [digitado, setDigitado] = useState<string | null>(null);
  const celula = grade.celulas[em.linha]?.[em.coluna] ?? null;
  const nome = nomeDaCelula(grade, em);
  const lida = lerQuantidade(digitado ?? String(valor), grade.regras.quantidadeMaxima);
  const erro = 'erro' in lida ? lida.erro : null;
  const parado = leitura || !pedivel(celula);

  const confirmar = () => {
    if (digitado === null || 'erro' in lida) return;
    agir({ tipo: 'definir', em, valor: lida.valor });
    setDigitado(null);
  };
  const somar = (passo: number) => {
    const novo = Math.min(Math.max(valor + passo, 0), grade.regras.quantidadeMaxima);
    setDigitado(null);
    agir({ tipo: 'definir', em, valor: novo });
  };

  return (
    <div className="empilhada-linha">
      <div className="empilhada-nome">
        <span>
          {grade.publicos[em.coluna]?.nome} {pedivel(celula) && <Difference {...diferencaDe(grade, celula, valor)} />}
        </span>
        <small className="quieto">ontem {celula?.ontem == null ? '—' : formatInteger(celula.ontem)}</small>
      </div>
      <div className="passos">
        {!parado && (
          <button
            type="button"
            className="botao botao--icone"
            aria-label={`${nome}: menos um`}
            onClick={() => somar(-1)}
          >
            <MinusIcon size={20} aria-hidden />
          </button>
        )}
        <input
          className="entrada"
          inputMode="numeric"
          aria-label={nome}
          aria-invalid={erro !== null}
          readOnly={parado}
          value={pedivel(celula) ? (digitado ?? String(valor)) : '—'}
          onFocus={event => event.target.select()}
          onChange={event => setDigitado(event.target.value)}
          onBlur={confirmar}
          onKeyDown={event => event.key === 'Enter' && confirmar()}
        />
        {!parado && (
          <button type="button" className="botao botao--icone" aria-label={`${nome}: mais um`} onClick={() => somar(1)}>
            <PlusIcon size={20} aria-hidden />
          </button>
        )}
      </div>
      {erro && (
        <p className="empilhada-erro" role="alert">
          {erro}
        </p>
      )}
    </div>
  );
}
