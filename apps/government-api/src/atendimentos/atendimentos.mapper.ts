import type { components } from '@alipen/contracts/generated/government-api';
import type { Pessoa } from '../auth/pessoa.ts';
import type { ContatoLido, LinhaDaFila, PresencaLida } from './atendimentos.repository.ts';

type Schemas = components['schemas'];

// Raw rows and JSON bring instants as PostgreSQL writes them.
const instante = (texto: string): string => new Date(texto).toISOString();

export const toContato = ({ em, por, resultado, nota }: ContatoLido): Schemas['Contato'] => ({
  em: instante(em),
  por,
  resultado,
  nota,
});

export const toPresenca = ({ lotacaoId, data, nome, desde }: PresencaLida): Schemas['Presenca'] => ({
  lotacaoId,
  data,
  nome,
  desde: instante(desde),
});

export function toAtendimentoDaFila(
  linha: LinhaDaFila,
  data: string,
  pessoa: Pick<Pessoa, 'usuarioId'>,
): Schemas['AtendimentoDaFila'] {
  const { responsavel, assumidoEm } = linha;
  return {
    id: linha.id,
    lotacao: { id: linha.id, nome: linha.nome, municipio: linha.municipio, uf: linha.uf },
    fusoHorario: linha.fusoHorario,
    telefone: linha.telefone,
    responsavelNome: linha.responsavelNome,
    data,
    caso: linha.caso,
    prazoLimiteEm: instante(linha.limite),
    pedidos: (linha.pedidos ?? []).map(({ id, numero, situacao, tipo, totalRefeicoes }) => ({
      id,
      numero,
      situacao,
      tipo,
      totalRefeicoes,
    })),
    responsavel:
      responsavel !== null && assumidoEm !== null
        ? { nome: responsavel, desde: instante(assumidoEm), eu: linha.responsavelId === pessoa.usuarioId }
        : null,
    ultimoContato: linha.ultimoContato && toContato(linha.ultimoContato),
    contatos: linha.contatos,
    abertoPor: (linha.abertoPor ?? []).slice(0, 50).map(toPresenca),
  };
}

const DESK = ['AL_GESTOR', 'AL_ATENDIMENTO'];

export function acoesDe(
  { responsavel }: Pick<Schemas['AtendimentoDaFila'], 'responsavel'>,
  { authorities }: Pick<Pessoa, 'authorities'>,
): Schemas['AcaoAtendimento'][] {
  if (!authorities.some(autoridade => DESK.includes(autoridade))) return [];
  if (responsavel === null) return ['assumir', 'contatar'];
  return [responsavel.eu ? 'liberar' : 'passar', 'contatar'];
}
