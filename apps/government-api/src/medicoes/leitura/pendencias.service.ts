import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { porExtenso } from '../../clock/zoned-time.ts';
import type { Transaction } from '../../database/database.ts';
import { MapaDiarioService } from '../../mapa-diario/mapa-diario.service.ts';
import { impedidas } from '../medicoes.ciclo.table.ts';
import type { CorrecaoLida } from '../registro/correcoes.repository.ts';
import { DetalheRepository, type SomaDaUnidade } from '../registro/detalhe.repository.ts';
import { LinhasRepository } from '../registro/linhas.repository.ts';
import type { Medicao } from '../registro/medicoes.repository.ts';

type Schemas = components['schemas'];
type Pendencia = Schemas['PendenciaMedicao'];
export type Conferida = { readonly mapaCentavos: number; readonly pendencias: readonly Pendencia[] };
type Partes = {
  readonly medicao: Medicao;
  readonly unidades: readonly SomaDaUnidade[];
  readonly descontos: readonly Schemas['DescontoMedicao'][];
  readonly correcoes: readonly CorrecaoLida[];
};

@Injectable()
export class PendenciasService {
  constructor(
    private readonly detalhe: DetalheRepository,
    private readonly linhas: LinhasRepository,
    private readonly mapas: MapaDiarioService,
  ) {}

  async conferir(tx: Transaction, partes: Partes): Promise<Conferida> {
    const { mapaCentavos, mudadas } = await this.contraOMapa(tx, partes);
    const semMapa = (await this.detalhe.unclosed(tx, partes.medicao.id)).map(({ lotacao, data, fechado }) =>
      fechado
        ? pendencia('MAPA_SEM_CONTRATO', lotacao, data, foiFechadoAntes(lotacao.nome, data))
        : pendencia(
            'DIA_SEM_FECHAMENTO',
            lotacao,
            data,
            `${lotacao.nome}: falta fechar o mapa de ${porExtenso(data)}.`,
          ),
    );
    const correcoes = partes.correcoes
      .filter(({ situacao }) => situacao === 'PENDENTE')
      .map(({ lotacao, data, motivo }) =>
        pendencia('CORRECAO_PENDENTE', lotacao, data, `${lotacao.nome}, ${porExtenso(data)}: ${motivo}`),
      );
    const descontos = partes.descontos
      .filter(({ decisao }) => decisao === null)
      .map(({ lotacao, data, percentual, pontos }) =>
        pendencia(
          'DESCONTO_A_DECIDIR',
          lotacao,
          data,
          `${lotacao.nome}, ${porExtenso(data)}: decidir o desconto de ${percentual}% por ${pontos} pontos.`,
        ),
      );
    return { mapaCentavos, pendencias: [...semMapa, ...mudadas, ...correcoes, ...descontos] };
  }

  /** Compares the closed maps with the map as it is now: a late inspection, or anything else written since, shows here. */
  private async contraOMapa(
    tx: Transaction,
    { medicao: { id, contratoId, mes: primeiro }, unidades }: Partes,
  ): Promise<{ mapaCentavos: number; mudadas: Pendencia[] }> {
    const mes = primeiro.slice(0, 7);
    const lotacaoIds = unidades.map(({ lotacao }) => lotacao.id);
    if (!lotacaoIds.length) return { mapaCentavos: 0, mudadas: [] };
    const mapa = await this.mapas.consolidado(tx, { mes, contratoId, lotacaoIds, inativas: true, comSomas: false });
    const agora = new Map(mapa.linhas.map(linha => [linha.lotacao.id, linha]));
    const diferentes = unidades.filter(({ lotacao, dias, diasFechados, bruto, glosa, proposto }) => {
      const linha = agora.get(lotacao.id);
      const igual = linha?.brutoCentavos === bruto && linha.liquidoCentavos === bruto - glosa - proposto;
      return dias === diasFechados && !igual;
    });
    const mudadas = diferentes.length ? await this.diasMudados(tx, { id, contratoId, mes }, diferentes) : [];
    return { mapaCentavos: mapa.totais.liquidoCentavos, mudadas };
  }

  private async diasMudados(
    tx: Transaction,
    { id, contratoId, mes }: { id: number; contratoId: number; mes: string },
    unidades: readonly SomaDaUnidade[],
  ): Promise<Pendencia[]> {
    const lotacoes = new Map(unidades.map(({ lotacao }) => [lotacao.id, lotacao]));
    const mapa = await this.mapas.dias(tx, { mes, contratoId, lotacaoIds: [...lotacoes.keys()] });
    const dia = (lotacaoId: number, data: string) => `${lotacaoId}:${data}`;
    const agora = new Map(mapa.linhas.map(linha => [dia(linha.lotacao.id, linha.data ?? ''), linha]));
    return (await this.linhas.all(tx, id)).flatMap(linha => {
      const lotacao = lotacoes.get(linha.lotacaoId);
      const dita = agora.get(dia(linha.lotacaoId, linha.data));
      const liquido = linha.brutoCentavos - linha.glosaCentavos - linha.propostoCentavos;
      if (!lotacao || (dita?.brutoCentavos === linha.brutoCentavos && dita.liquidoCentavos === liquido)) return [];
      return [pendencia('MAPA_MUDOU', lotacao, linha.data, mudou(lotacao.nome, linha.data))];
    });
  }
}

const pendencia = (
  tipo: Pendencia['tipo'],
  lotacao: Schemas['ReferenciaLotacao'],
  data: string,
  texto: string,
): Pendencia => ({ tipo, lotacao, data, texto: texto.slice(0, 500), impede: [...impedidas[tipo]] });

const foiFechadoAntes = (lotacao: string, data: string): string =>
  `${lotacao}: o mapa de ${porExtenso(data)} foi fechado antes de o mapa separar os contratos. Reabra e feche de novo.`;
const mudou = (lotacao: string, data: string): string =>
  `${lotacao}: o dia ${porExtenso(data)} mudou depois de fechado (uma fiscalização chegou depois, por exemplo). Reabra e feche de novo.`;
