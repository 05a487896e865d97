import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { codigoLido, totalAceito } from '../fechamentos/fechamentos.service.ts';
import { type Falha, falhasDoElo, folhaDoMapa, GENESE } from './cadeia.rules.ts';
import { elosDe } from './cadeia.service.ts';
import { type AssinaturaLida, FechamentoDoMapaRepository } from './fechamento-do-mapa.repository.ts';
import type { Fechamento } from './fechamento-do-mapa.schema.ts';
import { toChave, vigenciaDe } from './fechamentos.mapper.ts';

type Schemas = components['schemas'];

/**
 * For anybody with the paper, without an account: of people it shows the roles they signed in and, where a key did, whose it is
 * and before whom it was confirmed, which a signature by key is worth nothing without.
 */
@Injectable()
export class VerificacaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: FechamentoDoMapaRepository,
  ) {}

  async verificar(digitado: string): Promise<Schemas['MapaVerificado']> {
    const codigo = codigoLido(digitado);
    const fechamento = codigo && (await this.repository.findByCode(this.database, codigo));
    if (!fechamento) {
      throw problema('nao-encontrado', {
        detail: 'Nenhum mapa tem este código. Confira as letras impressas no papel: são sete grupos de quatro.',
      });
    }
    const assinaturas = await this.repository.findSignatures(this.database, [fechamento.id]);
    const falhas = [...elosDe([fechamento], assinaturas).flatMap(falhasDoElo), ...(await this.ligacoes(fechamento))];
    const [ultima] = await this.repository.findVersions(this.database, fechamento);
    const { conteudo, data, versao, hash, fechadoEm } = fechamento;
    const { nome, municipio, uf } = conteudo.lotacao;
    const { brutoCentavos, glosaCentavos, descontoCentavos, liquidoCentavos } = conteudo.valores;
    const substituta = ultima && ultima.versao > versao ? ultima : null;
    return {
      lotacao: { nome, municipio, uf: uf as Schemas['Uf'] },
      data,
      versao,
      vigencia: vigenciaDe(fechamento, substituta === null),
      substituidaPor: substituta && { versao: substituta.versao, fechadoEm: substituta.fechadoEm.toISOString() },
      fechadoEm: fechadoEm.toISOString(),
      assinaturas: assinaturas.map(assinatura => ({
        papel: assinatura.papel,
        em: assinatura.em.toISOString(),
        ...daChave(fechamento, assinatura),
      })),
      colunas: conteudo.colunas.map(({ refeicao, publico, aceita, contaNosTotais = true }) => ({
        ...{ refeicao, publico, aceita, contaNosTotais },
      })),
      totalRefeicoes: totalAceito(conteudo),
      brutoCentavos,
      glosaCentavos,
      descontoCentavos,
      liquidoCentavos,
      hash,
      integra: falhas.length === 0,
      // The stored value may name people, so only its place is told.
      falhas: falhas.map(({ onde }) => `${onde}: não é mais o que foi fechado.`),
    };
  }

  private async ligacoes(fechamento: Fechamento): Promise<Pick<Falha, 'onde'>[]> {
    const { anterior, seguinte } = await this.repository.findNeighbours(this.database, fechamento);
    const antes = anterior?.hash ?? (fechamento.sequencia === 1 ? GENESE : undefined);
    return [
      ...(antes === fechamento.hashAnterior ? [] : [{ onde: 'Ligação com o fechamento anterior' }]),
      ...(!seguinte || seguinte.hashAnterior === fechamento.hash
        ? []
        : [{ onde: 'Ligação com o fechamento seguinte' }]),
    ];
  }
}

function daChave(
  fechamento: Fechamento,
  assinatura: AssinaturaLida,
): Pick<Schemas['AssinaturaPublica'], 'chave' | 'prova'> {
  const { papel, gesto, gestoIndice, gestoCaminho } = assinatura;
  const chave = toChave(assinatura);
  if (!gesto || !chave || !gestoIndice || !gestoCaminho) return {};
  const prova = {
    papel,
    folha: folhaDoMapa(fechamento),
    indice: gestoIndice,
    folhas: gesto.folhas,
    caminho: gestoCaminho.toString('hex').match(/.{64}/g) ?? [],
    raiz: gesto.raiz.toString('hex'),
    dadosCliente: gesto.dadosCliente.toString('base64url'),
    dadosAutenticador: gesto.dadosAutenticador.toString('base64url'),
    assinatura: gesto.assinatura.toString('base64url'),
    chavePublica: gesto.chaveSpki.toString('base64url'),
    dominio: gesto.dominio,
  };
  return { chave, prova };
}
