import type { components } from '@alipen/contracts/generated/government-api';
import { type ErroDeCampo, problema } from '@alipen/platform/problems/problema';
import { fusoDe, fusosDoBrasil } from './fusos.table.ts';
import type { Dependentes } from './lotacoes.repository.ts';

type Schemas = components['schemas'];

const limpo = (texto: string): string => texto.replaceAll(/\s+/g, ' ').trim();
const limpoOuNada = (texto: string | null | undefined): string | null => (texto ? limpo(texto) || null : null);

// One @ with text on both sides and a dot after it: stricter would refuse addresses that exist (RFC 5321).
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
export const pareceEmail = (texto: string): boolean => texto.length <= 200 && EMAIL.test(texto);

/** Tidies only: the API contract has checked the sizes. */
export function dadosDe(digitados: Schemas['DadosLotacao']) {
  const { uf, tipo, capacidade = null, lotacaoPrincipalId = null } = digitados;
  const municipio = limpo(digitados.municipio);
  return {
    codigo: limpoOuNada(digitados.codigo),
    nome: limpo(digitados.nome),
    sigla: limpoOuNada(digitados.sigla),
    tipo,
    municipio,
    uf,
    fusoHorario: digitados.fusoHorario ?? fusoDe(uf, municipio),
    endereco: limpoOuNada(digitados.endereco),
    telefone: limpoOuNada(digitados.telefone),
    email: limpoOuNada(digitados.email),
    responsavelNome: limpoOuNada(digitados.responsavelNome),
    capacidade,
    lotacaoPrincipalId,
  };
}
export type DadosConferidos = ReturnType<typeof dadosDe>;

export function conferirDados(dados: DadosConferidos): void {
  const errors: ErroDeCampo[] = [];
  if (!dados.nome) errors.push({ pointer: '/nome', detail: 'Informe o nome.' });
  if (!dados.municipio) errors.push({ pointer: '/municipio', detail: 'Informe o município.' });
  if (dados.email && !pareceEmail(dados.email)) {
    errors.push({ pointer: '/email', detail: 'Não é um e-mail, como nome@orgao.gov.br.' });
  }
  if (!fusosDoBrasil.has(dados.fusoHorario)) {
    errors.push({ pointer: '/fusoHorario', detail: 'Não é um fuso horário do Brasil.' });
  }
  if (errors.length)
    throw problema('dados-invalidos', { detail: errors.map(({ detail }) => detail).join(' '), errors });
}

const campo = (pointer: string, detail: string) => () =>
  problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });

export const palavrasDasRestricoes = {
  lotacoes_codigo_key: campo('/codigo', 'Já há uma lotação com este código.'),
  lotacoes_nome_uf_municipio_key: campo('/nome', 'Já há uma lotação com este nome neste município.'),
  lotacoes_sem_ciclo: campo(
    '/lotacaoPrincipalId',
    'Esta lotação já é atendida, direta ou indiretamente, pela que está sendo alterada.',
  ),
  lotacao_nao_e_principal_de_si: campo('/lotacaoPrincipalId', 'Uma lotação não pode ser principal de si mesma.'),
  lotacoes_lotacao_principal_id_fkey: campo('/lotacaoPrincipalId', 'Esta lotação principal não existe.'),
};

const contar = (n: number, um: string, muitos: string): string[] => (n ? [n === 1 ? `1 ${um}` : `${n} ${muitos}`] : []);

export function motivoParaManter(nome: string, { pedidos, unidades, pessoas }: Dependentes): string | undefined {
  const partes = [
    ...contar(pedidos, 'pedido de hoje em diante', 'pedidos de hoje em diante'),
    ...contar(unidades, 'lotação ativa atendida por ela', 'lotações ativas atendidas por ela'),
    ...contar(pessoas, 'pessoa ativa lotada nela', 'pessoas ativas lotadas nela'),
  ];
  if (partes.length === 0) return undefined;
  const lista = new Intl.ListFormat('pt-BR').format(partes);
  return `${nome} não pode ser desativada: tem ${lista}. Resolva antes de desativar.`;
}
