import { ROTULO_DE_GRUPO_DOS_TOTAIS } from '@alipen/contracts/generated/rotulos/pedidos-das-lotacoes';
import { labelled } from '../ui/labelled.ts';
import type { GrupoDosTotais } from './pedidos-das-lotacoes.queries.ts';

interface Grupo {
  filtro: 'fornecedor' | 'municipio' | 'uf';
  valor: (nome: string, uf: string | null) => string;
}

export const GRUPOS = labelled<GrupoDosTotais, Record<GrupoDosTotais, Grupo>>(ROTULO_DE_GRUPO_DOS_TOTAIS, {
  FORNECEDOR: { filtro: 'fornecedor', valor: nome => nome },
  MUNICIPIO: { filtro: 'municipio', valor: (nome, uf) => `${nome}/${uf}` },
  UF: { filtro: 'uf', valor: nome => nome },
});

export const isGrupo = (texto: string | null): texto is GrupoDosTotais =>
  texto !== null && Object.hasOwn(GRUPOS, texto);
