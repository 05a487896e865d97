import { useRef } from 'react';
import { useLetterKeys } from '../app/letter-keys.ts';
import { TIPOS_DE_LOTACAO } from '../ui/lotacao.labels.ts';
import { formatInteger } from '../ui/number.format.ts';
import { CODIGOS, SITUACOES } from './matriz.labels.ts';
import { type Filtro, fornecedoresDe, quantasEm } from './matriz.model.ts';
import type { Matriz } from './pedidos-das-lotacoes.queries.ts';
import '../list/list.css';

interface Props {
  matriz: Matriz;
  filtro: Filtro;
  mudar: (chave: keyof Filtro, valor: string | null) => void;
}

/** The legend counts the units in each state and is the filter by it. */
export function MatrizFiltros({ matriz, filtro, mudar }: Props) {
  const busca = useRef<HTMLInputElement>(null);
  useLetterKeys({ f: () => busca.current?.focus() });
  return (
    <>
      <fieldset className="contadores">
        <legend className="so-leitor">Lotações com alguma refeição em</legend>
        {CODIGOS.map(codigo => ({ codigo, quantas: quantasEm(matriz, codigo), ...SITUACOES[codigo] }))
          .filter(({ codigo, quantas }) => quantas > 0 || codigo === filtro.situacao)
          .map(({ codigo, quantas, rotulo, tone, icon: Drawing }) => (
            <button
              key={codigo}
              type="button"
              aria-pressed={filtro.situacao === codigo}
              onClick={() => mudar('situacao', filtro.situacao === codigo ? null : codigo)}
            >
              <Drawing size={15} weight="bold" aria-hidden className={`matriz-tom--${tone}`} />
              {rotulo} <strong>{formatInteger(quantas)}</strong>
            </button>
          ))}
      </fieldset>
      <div className="matriz-filtros">
        <label className="campo">
          <span>Lotação ou município</span>
          <input
            ref={busca}
            type="search"
            className="entrada"
            value={filtro.texto}
            onChange={({ target }) => mudar('texto', target.value)}
          />
        </label>
        <Escolha
          label="Tipo"
          todos="Todos"
          valor={filtro.tipo}
          mudar={valor => mudar('tipo', valor)}
          opcoes={Object.entries(TIPOS_DE_LOTACAO)}
        />
        <Escolha
          label="Fornecedor"
          todos="Todos"
          valor={filtro.fornecedor}
          mudar={valor => mudar('fornecedor', valor)}
          opcoes={fornecedoresDe(matriz.linhas).map(nome => [nome, nome] as const)}
        />
      </div>
    </>
  );
}

interface EscolhaProps {
  label: string;
  todos: string;
  valor: string | null;
  mudar: (valor: string | null) => void;
  opcoes: readonly (readonly [valor: string, rotulo: string])[];
}

const Escolha = ({ label, todos, valor, mudar, opcoes }: EscolhaProps) => (
  <label className="campo">
    <span>{label}</span>
    <select className="entrada" value={valor ?? ''} onChange={({ target }) => mudar(target.value || null)}>
      <option value="">{todos}</option>
      {opcoes.map(([codigo, rotulo]) => (
        <option key={codigo} value={codigo}>
          {rotulo}
        </option>
      ))}
    </select>
  </label>
);
