import { ROTULO_DE_PENDENCIA_LOTACAO, ROTULO_DE_TIPO_LOTACAO } from '@alipen/contracts/generated/rotulos/lotacoes';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { Column } from '../list/list.model.ts';
import { formatInteger } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import type { Lotacao } from './lotacoes.queries.ts';
import './lotacoes.css';

export const situacaoDe = ({ ativa }: { ativa: boolean }) =>
  ativa ? (
    <Pill tone="ok" icon={CheckCircleIcon}>
      Ativa
    </Pill>
  ) : (
    <Pill tone="neutro" icon={MinusIcon}>
      Inativa
    </Pill>
  );

const prontidao = ({ ativa, pendencias }: Lotacao) => {
  if (!ativa) return situacaoDe({ ativa });
  if (pendencias.length === 0) {
    return (
      <Pill tone="ok" icon={CheckCircleIcon}>
        Pronta
      </Pill>
    );
  }
  const faltas = pendencias.map(pendencia => ROTULO_DE_PENDENCIA_LOTACAO[pendencia].replace('Sem ', ''));
  return (
    <Pill tone="aviso" icon={WarningIcon}>
      Falta {new Intl.ListFormat('pt-BR').format(faltas)}
    </Pill>
  );
};

export const COLUNAS: Column<Lotacao>[] = [
  { key: 'nome', title: 'Nome', render: ({ nome }) => <span className="lotacao-nome">{nome}</span>, sort: 'nome' },
  { key: 'situacao', title: 'Situação', render: prontidao },
  { key: 'codigo', title: 'Código', render: ({ codigo }) => codigo, sort: 'codigo' },
  { key: 'sigla', title: 'Sigla', render: ({ sigla }) => sigla ?? '—', shown: false },
  { key: 'tipo', title: 'Tipo', render: ({ tipo }) => ROTULO_DE_TIPO_LOTACAO[tipo] },
  { key: 'municipio', title: 'Município', render: ({ municipio, uf }) => `${municipio} · ${uf}`, sort: 'municipio' },
  {
    key: 'capacidade',
    title: 'Capacidade',
    render: ({ capacidade }) => (capacidade === null ? '—' : formatInteger(capacidade)),
    sort: 'capacidade',
    align: 'right',
    shown: false,
  },
  { key: 'telefone', title: 'Telefone', render: ({ telefone }) => telefone ?? '—', shown: false },
];
