import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { addDays, Clock, daysBetween, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { exigidasPor, type Papel } from '../fechamentos/fechamentos.ciclo.table.ts';
import { type DaUnidade, type DiaCongelado, FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { type Lotacao, LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { CongelamentoService } from './congelamento.service.ts';
import { diferencasEntre } from './diferencas.rules.ts';
import { type EntregaPendente, FechamentoDoMapaRepository, type VersaoLida } from './fechamento-do-mapa.repository.ts';
import { acoesDe, papeisLivres } from './fechamentos.ciclo.rules.ts';
import { toFechamento } from './fechamentos.mapper.ts';

type Schemas = components['schemas'];
export type Periodo = { lotacaoId: number; de: string; ate: string };

const MAIS_DIAS = 31;

@Injectable()
export class FechamentosLeituraService {
  constructor(
    private readonly database: Database,
    private readonly repository: FechamentoDoMapaRepository,
    private readonly fechamentos: FechamentosService,
    private readonly congelamento: CongelamentoService,
    private readonly lotacoes: LotacoesService,
    private readonly parametros: ParametrosService,
    private readonly clock: Clock,
  ) {}

  async listar(pessoa: Pessoa, { lotacaoId, de, ate }: Periodo): Promise<Schemas['FechamentosDoPeriodo']> {
    const { nome, municipio, uf } = await this.lotacoes.exigir(this.database, lotacaoId, pessoa);
    const dias = daysBetween(de, ate) + 1;
    if (dias < 1 || dias > MAIS_DIAS) {
      const detail = dias < 1 ? 'O fim do período vem antes do começo.' : `O período pode ter até ${MAIS_DIAS} dias.`;
      throw problema('dados-invalidos', { detail, errors: [{ pointer: '/query/ate', detail }] });
    }
    const doDia = new Map(
      (await this.fechamentos.situacoes(this.database, [lotacaoId], de, ate)).map(dia => [dia.data, dia]),
    );
    const parametros = await this.parametros.entre(this.database, de, ate);
    return {
      lotacao: { id: lotacaoId, nome, municipio, uf },
      itens: Array.from({ length: dias }, (_, n) => {
        const data = addDays(de, n);
        const { situacao = 'ABERTO', versao = 0, assinaturas = 0 } = doDia.get(data) ?? {};
        const exigidas = exigidasPor[parametros(data).assinaturasDoMapa].length;
        return { data, situacao, versao, assinaturas, exigidas };
      }),
    };
  }

  obter(pessoa: Pessoa, dia: DaUnidade): Promise<Schemas['Fechamento']> {
    return this.database.transaction(async tx => {
      const lotacao = await this.lotacoes.exigir(tx, dia.lotacaoId, pessoa);
      return this.montar(tx, pessoa, lotacao, dia.data);
    });
  }

  async montar(tx: Transaction, pessoa: Pessoa, lotacao: Lotacao, data: string): Promise<Schemas['Fechamento']> {
    const versoes = await this.repository.findVersions(tx, { lotacaoId: lotacao.id, data });
    const atual = versoes[0];
    const assinaturas = await this.repository.findSignatures(
      tx,
      versoes.map(({ id }) => id),
    );
    const aberta = !atual || atual.situacao === 'REABERTO';
    const authorities = autoridadesAqui(pessoa, lotacao.id);
    const feitas = assinaturas.filter(({ fechamentoId }) => fechamentoId === atual?.id);
    const papeis = aberta ? [] : papeisLivres(feitas, { usuarioId: pessoa.usuarioId, authorities });
    return toFechamento({
      lotacao,
      data,
      versoes,
      assinaturas,
      exigidas: await this.exigidas(tx, data),
      papeis,
      pendencias: aberta ? await this.pendencias(tx, lotacao, data) : [],
      alertas: aberta ? (await this.congelamento.congelar(tx, lotacao, data)).alertas : atual.conteudo.alertas,
      acoes: acoesDe(atual?.situacao ?? null, authorities, papeis),
      imprimivel: !aberta || (await this.imprimeAberto(tx)),
    });
  }

  /** Today's value: printing is an act of now, whatever the day printed. */
  async imprimeAberto(tx: Transaction): Promise<boolean> {
    return (await this.parametros.doDia(tx, this.clock.today(FUSO_DA_AGENCIA))).imprimeAntesDeFechar;
  }

  async exigidas(tx: Transaction, data: string): Promise<readonly Papel[]> {
    return exigidasPor[(await this.parametros.doDia(tx, data)).assinaturasDoMapa];
  }

  /** In sentences; empty when the day can be closed. */
  async pendencias(tx: Transaction, { id: lotacaoId, fusoHorario }: Lotacao, data: string): Promise<string[]> {
    if (data >= this.clock.today(fusoHorario)) {
      return [`O dia ${porExtenso(data)} ainda não terminou: feche a partir de ${porExtenso(addDays(data, 1))}.`];
    }
    return (await this.repository.pendingDeliveries(tx, { lotacaoId, data })).flatMap(fraseDe);
  }

  comparar(
    pessoa: Pessoa,
    dia: DaUnidade,
    { de, ate }: { de: number; ate?: number | undefined },
  ): Promise<Schemas['DiferencasDeVersao']> {
    return this.database.transaction(async tx => {
      const lotacao = await this.lotacoes.exigir(tx, dia.lotacaoId, pessoa);
      const versoes = await this.repository.findVersions(tx, dia);
      const depois: DiaCongelado =
        ate === undefined
          ? await this.congelamento.congelar(tx, lotacao, dia.data)
          : exigirVersao(versoes, ate).conteudo;
      return { itens: diferencasEntre(exigirVersao(versoes, de).conteudo, depois) };
    });
  }
}

export function exigirVersao(versoes: readonly VersaoLida[], numero: number): VersaoLida {
  const versao = versoes.find(cada => cada.versao === numero);
  if (!versao) throw problema('nao-encontrado', { detail: `O mapa deste dia não tem a versão ${numero}.` });
  return versao;
}

/** Ordering for one unit (SOLICITANTE) gives no right over another. */
const autoridadesAqui = ({ authorities, lotacaoId }: Pessoa, aqui: number): string[] =>
  authorities.filter(autoridade => autoridade !== 'SOLICITANTE' || lotacaoId === aqui);

function fraseDe({ numero, situacao, refeicoes }: EntregaPendente): string[] {
  if (situacao === 'ENVIADO') return [`O pedido ${numero} ainda não foi confirmado nem recusado pelo atendimento.`];
  return refeicoes ? [`Pedido ${numero}: falta registrar o que chegou de ${refeicoes}, ou que não chegou.`] : [];
}
