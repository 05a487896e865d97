import { searchText } from '../../database/search-text.ts';
import type { UnidadeComVersao } from '../lotes/lotes.repository.ts';
import type { LinhaDaPlanilha } from './planilha.rules.ts';

type Referencia = Pick<LinhaDaPlanilha, 'codigo' | 'unidade' | 'uf' | 'municipio'>;

export function procurarUnidade(
  unidades: readonly UnidadeComVersao[],
): (linha: Referencia) => UnidadeComVersao | string {
  const porCodigo = new Map(unidades.map(unidade => [searchText(unidade.codigo), unidade]));
  const porNome = new Map<string, UnidadeComVersao[]>();
  for (const unidade of unidades) {
    const nome = searchText(unidade.nome);
    porNome.set(nome, [...(porNome.get(nome) ?? []), unidade]);
  }
  return ({ codigo, unidade, uf, municipio }) => {
    if (codigo) return porCodigo.get(searchText(codigo)) ?? `Não há lotação ativa com o código ${codigo}.`;
    const igual = (dito: string | null, tem: string) => !dito || searchText(dito) === searchText(tem);
    const achadas = (porNome.get(searchText(unidade ?? '')) ?? []).filter(
      candidata => igual(uf, candidata.uf) && igual(municipio, candidata.municipio),
    );
    const [unica, outra] = achadas;
    if (unica && !outra) return unica;
    return unica
      ? 'Há mais de uma lotação com este nome: informe o código, ou a UF e o município.'
      : 'Não há lotação ativa com este nome, UF e município.';
  };
}
