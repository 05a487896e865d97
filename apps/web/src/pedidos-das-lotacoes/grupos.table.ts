import type { GrupoDosTotais } from './pedidos-das-lotacoes.queries.ts';

interface Grupo {
  rotulo: string;
  filtro: 'fornecedor' | 'municipio' | 'uf';
  valor: (nome: string, uf: string | null) => string;
}

export const GRUPOS: Readonly<Record<GrupoDosTotais, Grupo>> = {
  FORNECEDOR: { rotulo: 'Fornecedor', filtro: 'fornecedor', valor: nome => nome },
  MUNICIPIO: { rotulo: 'Município', filtro: 'municipio', valor: (nome, uf) => `${nome}/${uf}` },
  UF: { rotulo: 'Estado', filtro: 'uf', valor: nome => nome },
};

export const isGrupo = (texto: string | null): texto is GrupoDosTotais =>
  texto !== null && Object.hasOwn(GRUPOS, texto);
