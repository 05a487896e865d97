import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { ChavesPessoaisService } from '../chaves-pessoais/chaves-pessoais.service.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { papeis } from '../fechamentos/fechamentos.ciclo.table.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { type Lotacao, LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { AssinaturasService } from './assinaturas.service.ts';
import { folhaDoMapa } from './cadeia.rules.ts';
import { FechamentoDoMapaRepository, type VersaoLida } from './fechamento-do-mapa.repository.ts';
import type { Assinatura } from './fechamento-do-mapa.schema.ts';
import { ciclo } from './fechamentos.ciclo.rules.ts';

type Schemas = components['schemas'];
type Mapa = Schemas['MapaVisto'];
type Pedido = { readonly mapas: readonly Mapa[]; readonly cargo: string | null };
type Lido = { readonly lotacao: Lotacao; readonly atual: VersaoLida; readonly feitas: readonly Assinatura[] };

/** One touch of a key signs a day, or many: each map keeps its path to what was signed (ADR 121). */
@Injectable()
export class AssinaturaPorChaveService {
  constructor(
    private readonly database: Database,
    private readonly repository: FechamentoDoMapaRepository,
    private readonly face: FechamentosService,
    private readonly assinaturas: AssinaturasService,
    private readonly lotacoes: LotacoesService,
    private readonly chaves: ChavesPessoaisService,
  ) {}

  pedir(pessoa: Pessoa, { papel, mapas, cargo }: Schemas['MapasPorAssinar']): Promise<Schemas['DesafioDeAssinatura']> {
    exigirQuem(pessoa, papel);
    const vistos = umaVezCada(mapas);
    return this.database.transaction(async tx => {
      const lidos = await this.ler(tx, pessoa, papel, vistos);
      const dados: Pedido = { mapas: vistos, cargo: cargo?.trim() || null };
      return this.chaves.pedir(tx, pessoa, { papel, folhas: folhasDe(lidos), dados });
    });
  }

  /** All of them or none. */
  assinar(pessoa: Pessoa, gesto: Schemas['GestoDaChave']): Promise<Schemas['MapasAssinados']> {
    return this.database.transaction(async tx => {
      const pedido = await this.chaves.tirar<Pedido>(tx, pessoa);
      const { papel, dados } = pedido;
      exigirQuem(pessoa, papel);
      // In one order: two touches over the same units wait for each other, and neither for ever.
      const unidades = [...new Set(dados.mapas.map(({ lotacaoId }) => lotacaoId))].sort((a, b) => a - b);
      for (const lotacaoId of unidades) await this.face.travarParaFechar(tx, lotacaoId);
      const lidos = await this.ler(tx, pessoa, papel, dados.mapas);
      const feito = await this.chaves.receber(tx, pessoa, pedido, { folhas: folhasDe(lidos), gesto });
      const { nome, matricula } = pessoa;
      const assinatura = { papel, nome, matricula, cargo: dados.cargo, em: feito.em };
      for (const [n, lido] of lidos.entries()) {
        const documento = feito.documentos[n];
        if (!documento) throw new Error('a touch keeps a path for each of its documents');
        await this.assinaturas.registrar(tx, pessoa, { ...lido, assinatura, gesto: { ...feito, ...documento } });
      }
      return { mapas: [...dados.mapas] };
    });
  }

  /** In the order asked; refuses a version that is no longer the one the person saw. */
  private async ler(
    tx: Transaction,
    pessoa: Pessoa,
    papel: Schemas['PapelAssinatura'],
    mapas: readonly Mapa[],
  ): Promise<Lido[]> {
    const lotacoes = new Map<number, Lotacao>();
    const lidos: Lido[] = [];
    for (const { lotacaoId, data, versao } of mapas) {
      const lotacao = lotacoes.get(lotacaoId) ?? (await this.lotacoes.exigir(tx, lotacaoId, pessoa));
      lotacoes.set(lotacaoId, lotacao);
      const [atual] = await this.repository.findVersions(tx, { lotacaoId, data });
      ciclo.require('assinar', { situacao: atual?.situacao ?? null });
      if (atual?.versao !== versao) {
        const detail = `${lotacao.nome}, ${porExtenso(data)}: o mapa mudou depois que você o viu. Nada foi assinado.`;
        throw problema('conflito', { detail });
      }
      lidos.push({ lotacao, atual, feitas: await this.assinaturas.exigirPapel(tx, pessoa, { lotacao, atual, papel }) });
    }
    return lidos;
  }
}

const folhasDe = (lidos: readonly Lido[]): string[] => lidos.map(({ atual }) => folhaDoMapa(atual));

function exigirQuem({ authorities }: Pessoa, papel: Schemas['PapelAssinatura']): void {
  const { autoridades, semConta } = papeis[papel];
  if (semConta) {
    const detail = 'A ciência do preposto não é de quem tem a chave: ela se registra com a senha.';
    throw problema('dados-invalidos', { detail, errors: [{ pointer: '/papel', detail }] });
  }
  if (!autoridades.some(autoridade => authorities.includes(autoridade))) throw problema('nao-permitido');
}

function umaVezCada(mapas: readonly Mapa[]): Mapa[] {
  return [...new Map(mapas.map(mapa => [`${mapa.lotacaoId}/${mapa.data}`, mapa])).values()];
}
