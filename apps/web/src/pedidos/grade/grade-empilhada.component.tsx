import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { type TouchEvent, useRef, useState } from 'react';
import { lerQuantidade, nomeDaCelula, type Posicao } from '../../grid/grid.model.ts';
import type { AcaoGrade, EstadoGrade } from '../../grid/grid.reducer.ts';
import { Button } from '../../ui/button.component.tsx';
import { Difference } from '../../ui/difference.component.tsx';
import { formatInteger, formatMoney } from '../../ui/number.format.ts';
import { TextInput } from '../../ui/text-input.component.tsx';
import { FANTASMAS, type Fantasma } from './fantasma.table.ts';
import { diferencaDe, type Grade, pedivel } from './grade.model.ts';
import { totaisDe } from './grade.totals.ts';
import './grade-empilhada.css';

interface Props {
  grade: Grade;
  estado: EstadoGrade;
  leitura: boolean;
  fantasma: Fantasma;
  refeicao: number;
  irPara: (refeicao: number) => void;
  agir: (acao: AcaoGrade) => void;
}

/** Pixels that a finger goes sideways, and less up or down, to turn the page. */
const PASSADA = 60;

export function GradeEmpilhada({ grade, estado, leitura, fantasma, refeicao, irPara, agir }: Props) {
  const totais = totaisDe(grade, estado.quantidades);
  const inicio = useRef<{ x: number; y: number } | null>(null);
  const atual = grade.refeicoes[refeicao];
  if (!atual) return null;

  const aoTocar = (event: TouchEvent) => {
    const dedo = event.touches[0];
    inicio.current = dedo ? { x: dedo.clientX, y: dedo.clientY } : null;
  };
  const aoSoltar = (event: TouchEvent) => {
    const dedo = event.changedTouches[0];
    if (!inicio.current || !dedo) return;
    const [x, y] = [dedo.clientX - inicio.current.x, dedo.clientY - inicio.current.y];
    if (Math.abs(x) < PASSADA || Math.abs(x) < 2 * Math.abs(y)) return;
    irPara(Math.min(Math.max(refeicao + (x < 0 ? 1 : -1), 0), grade.refeicoes.length - 1));
  };

  return (
    <div className="empilhada" onTouchStart={aoTocar} onTouchEnd={aoSoltar}>
      <div className="empilhada-guias" role="tablist" aria-label="Refeição">
        {grade.refeicoes.map(({ id, nome, cor }, n) => (
          <Button
            key={id}
            role="tab"
            className="refeicao-marcada"
            data-refeicao={cor}
            aria-selected={n === refeicao}
            onClick={() => irPara(n)}
          >
            <span>{nome}</span> <span className="quieto">{formatInteger(totais.porRefeicao[n]?.total ?? 0)}</span>
          </Button>
        ))}
      </div>
      <section className="empilhada-refeicao" aria-label={atual.nome}>
        <h3>
          {atual.nome}
          <span className="quieto">
            {refeicao + 1} de {grade.refeicoes.length} · entrega {atual.entregaInicio}–{atual.entregaFim}
          </span>
        </h3>
        {grade.publicos.map((publico, coluna) => (
          <Quantidade
            key={`${atual.id}:${publico.id}`}
            grade={grade}
            em={{ linha: refeicao, coluna }}
            valor={estado.quantidades[refeicao]?.[coluna] ?? 0}
            leitura={leitura}
            fantasma={fantasma}
            agir={agir}
          />
        ))}
      </section>
      <p className="empilhada-total">
        <span>Total do dia</span>
        <strong>{formatInteger(totais.total)}</strong>
        <span>{formatMoney(totais.custoCentavos)}</span>
      </p>
    </div>
  );
}

interface QuantidadeProps {
  grade: Grade;
  em: Posicao;
  valor: number;
  leitura: boolean;
  fantasma: Fantasma;
  agir: (acao: AcaoGrade) => void;
}

function Quantidade({ grade, em, valor, leitura, fantasma, agir }: QuantidadeProps) {
  const [digitado, setDigitado] = useState<string | null>(null);
  const celula = grade.celulas[em.linha]?.[em.coluna] ?? null;
  const nome = nomeDaCelula(grade, em);
  const lida = lerQuantidade(digitado ?? String(valor), grade.regras.quantidadeMaxima);
  const erro = 'erro' in lida ? lida.erro : null;
  const parado = leitura || !pedivel(celula);
  const { antes, de } = FANTASMAS[fantasma];
  const anterior = celula && de(celula);

  const digitar = (texto: string) => {
    setDigitado(texto);
    const nova = lerQuantidade(texto, grade.regras.quantidadeMaxima);
    // Stored at every key: the phone may close the browser before the field is left.
    if ('quantidade' in nova) agir({ tipo: 'definir', em, quantidade: nova.quantidade });
  };
  const somar = (passo: number) => {
    const novo = Math.min(Math.max(valor + passo, 0), grade.regras.quantidadeMaxima);
    setDigitado(null);
    agir({ tipo: 'definir', em, quantidade: novo });
  };

  return (
    <div className="empilhada-linha">
      <div className="empilhada-nome">
        <span>{grade.publicos[em.coluna]?.nome}</span>
        <small className="quieto">{antes && `${antes} ${anterior === null ? '—' : formatInteger(anterior)}`}</small>
        {pedivel(celula) && (
          <span>
            <Difference {...diferencaDe(grade, celula, valor)} pedidas={valor} />
          </span>
        )}
      </div>
      <div className="grade-passos">
        {!parado && (
          <Button icon aria-label={`${nome}: menos um`} onClick={() => somar(-1)}>
            <MinusIcon size={22} aria-hidden />
          </Button>
        )}
        <TextInput
          inputMode="numeric"
          aria-label={nome}
          aria-invalid={erro !== null}
          readOnly={parado}
          maxLength={8}
          value={pedivel(celula) ? (digitado ?? String(valor)) : '—'}
          onFocus={event => event.target.select()}
          onChange={event => digitar(event.target.value)}
          onBlur={() => erro === null && setDigitado(null)}
        />
        {!parado && (
          <Button icon aria-label={`${nome}: mais um`} onClick={() => somar(1)}>
            <PlusIcon size={22} aria-hidden />
          </Button>
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
