import { hash } from '@node-rs/argon2';
import { addDays } from '../clock/clock.ts';
import { contratos, contratosLotacoes, itensContrato } from '../contratos/contratos.schema.ts';
import type { Transaction } from '../database/database.ts';
import { fornecedores } from '../fornecedores/fornecedores.schema.ts';
import { lotacoes } from '../lotacoes/lotacoes.schema.ts';
import { tiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.schema.ts';
import { tiposPublico } from '../tipos-publico/tipos-publico.schema.ts';
import { usuarios } from '../usuarios/usuarios.schema.ts';
import {
  acordos,
  empresas,
  pessoas,
  prazoDeTodas,
  publicos,
  refeicoes,
  SENHA_DE_DEMONSTRACAO,
  unidades,
} from './cadastros.table.ts';
import type { Semeador } from './demonstracao.service.ts';

const FUSO_DO_MARANHAO = 'America/Fortaleza';

const busca = (texto: string): string => texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function achar<T>(valores: ReadonlyMap<string, T>, chave: string): T {
  const valor = valores.get(chave);
  if (valor === undefined) throw new Error(`the demonstration names ${chave}, which it does not make`);
  return valor;
}

export const cadastros: Semeador = {
  nome: 'cadastros',
  async semear(tx, { hoje }) {
    await tx.insert(tiposAlimentacao).values(refeicoes.map((r, i) => ({ ...r, ...prazoDeTodas, ordem: (i + 1) * 10 })));
    await tx.insert(tiposPublico).values(publicos.map((publico, i) => ({ ...publico, ordem: (i + 1) * 10 })));
    const lotacaoDe = await semearLotacoes(tx);
    await tx.insert(fornecedores).values(
      empresas.map(({ alvaraEm, ...empresa }) => ({
        ...empresa,
        nomeBusca: [empresa.razaoSocial, empresa.nomeFantasia, empresa.cnpj].map(busca).join('\n'),
        alvaraValidade: addDays(hoje, alvaraEm),
      })),
    );
    await semearContratos(tx, hoje, lotacaoDe);
    await semearPessoas(tx, lotacaoDe);
  },
};

async function semearLotacoes(tx: Transaction): Promise<Map<string, number>> {
  const linhas = unidades.map(({ codigo, nome, tipo, municipio, capacidade, telefone }) => ({
    codigo,
    nome,
    nomeBusca: [nome, codigo, municipio].map(busca).join('\n'),
    tipo,
    municipio,
    uf: 'MA',
    fusoHorario: FUSO_DO_MARANHAO,
    capacidade,
    telefone,
  }));
  const feitas = await tx.insert(lotacoes).values(linhas).returning({ id: lotacoes.id, codigo: lotacoes.codigo });
  return new Map(feitas.map(({ id, codigo }) => [codigo, id]));
}

async function semearContratos(tx: Transaction, hoje: string, lotacaoDe: ReadonlyMap<string, number>): Promise<void> {
  const fornecedorDe = new Map((await tx.select().from(fornecedores)).map(({ cnpj, id }) => [cnpj, id]));
  const refeicaoDe = new Map((await tx.select().from(tiposAlimentacao)).map(({ sigla, id }) => [sigla, id]));
  const publicoDe = new Map((await tx.select().from(tiposPublico)).map(({ sigla, id }) => [sigla, id]));
  for (const { numero, processo, lote, cnpj, inicio, fim, precos, quantidade } of acordos) {
    const valorTotalCentavos = Object.values(precos)
      .flat()
      .reduce((total, preco) => total + preco * quantidade, 0);
    const vigenciaInicio = addDays(hoje, inicio);
    const vigenciaFim = addDays(hoje, fim);
    const [contrato] = await tx
      .insert(contratos)
      .values({
        numero,
        processo,
        lote,
        fornecedorId: achar(fornecedorDe, cnpj),
        vigenciaInicio,
        vigenciaFim,
        valorTotalCentavos,
      })
      .returning({ id: contratos.id });
    const contratoId = contrato?.id ?? 0;
    await tx.insert(itensContrato).values(
      Object.entries(precos).flatMap(([sigla, [interno, servidor]]) =>
        (
          [
            ['INT', interno],
            ['SERV', servidor],
          ] as const
        ).map(([publico, precoCentavos]) => ({
          contratoId,
          tipoAlimentacaoId: achar(refeicaoDe, sigla),
          tipoPublicoId: achar(publicoDe, publico),
          precoCentavos,
          quantidadeContratada: quantidade,
        })),
      ),
    );
    const vinculos = Object.keys(precos).flatMap(sigla =>
      unidades
        .filter(unidade => (unidade.outros?.[sigla] ?? unidade.contrato) === numero)
        .map(({ codigo }) => ({
          lotacaoId: achar(lotacaoDe, codigo),
          contratoId,
          tipoAlimentacaoId: achar(refeicaoDe, sigla),
          inicio: vigenciaInicio,
          fim: vigenciaFim,
        })),
    );
    if (vinculos.length) await tx.insert(contratosLotacoes).values(vinculos);
  }
}

async function semearPessoas(tx: Transaction, lotacaoDe: ReadonlyMap<string, number>): Promise<void> {
  // One hash for all: the password is published, and six hashes would only slow the first start.
  const senhaHash = await hash(SENHA_DE_DEMONSTRACAO, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await tx.insert(usuarios).values(
    pessoas.map(({ cpf, nome, matricula, authority, tambem = [], lotacao, bloqueada = false }) => ({
      cpf,
      nome,
      matricula,
      nomeBusca: [nome, matricula].map(busca).join('\n'),
      senhaHash,
      authorities: [authority, ...tambem],
      ativo: !bloqueada,
      lotacaoId: lotacao === undefined ? null : achar(lotacaoDe, lotacao),
    })),
  );
}
