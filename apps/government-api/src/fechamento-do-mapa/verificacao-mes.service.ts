import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database } from '../database/database.ts';
import {
  codigoDoMesLido,
  type DiaDoPapel,
  FechamentosService,
  type PapelDoMes,
  seloDoMes,
  totalAceito,
} from '../fechamentos/fechamentos.service.ts';
import { diasDoMes } from '../mapa-diario/mapa-diario.service.ts';
import { falhasDoElo } from './cadeia.rules.ts';
import { elosDe } from './cadeia.service.ts';
import { type AssinaturaLida, FechamentoDoMapaRepository } from './fechamento-do-mapa.repository.ts';
import type { Fechamento } from './fechamento-do-mapa.schema.ts';
import { vigenciaDe } from './fechamentos.mapper.ts';

type Schemas = components['schemas'];
const MAIS_FALHAS = 100;
/** A day's latest version is the last of those read. */
type Lidas = { readonly versoes: readonly Fechamento[]; readonly assinaturas: readonly AssinaturaLida[] };

/** For anybody with the paper of a month: the closed days it stands on, and no person's name. */
@Injectable()
export class VerificacaoMesService {
  constructor(
    private readonly database: Database,
    private readonly fechamentos: FechamentosService,
    private readonly repository: FechamentoDoMapaRepository,
  ) {}

  async verificar(digitado: string): Promise<Schemas['MesVerificado']> {
    const codigo = codigoDoMesLido(digitado);
    const papel = codigo && (await this.fechamentos.papelPeloCodigo(this.database, codigo));
    if (!papel) {
      throw problema('nao-encontrado', {
        detail: 'Nenhum mapa do mês tem este código. Confira as letras impressas no papel: P e sete grupos de quatro.',
      });
    }
    const lidas = await this.ler(papel);
    const dias = papel.dias.flatMap(dia => diaVerificado(dia, lidas.versoes) ?? []);
    const falhas = falhasDoPapel(papel, lidas);
    const primeira = lidas.versoes[0]?.conteudo.lotacao ?? { nome: 'Lotação', municipio: '', uf: 'MA' };
    const soma = (de: (dia: Schemas['DiaVerificado']) => number) => dias.reduce((total, dia) => total + de(dia), 0);
    return {
      lotacao: { nome: primeira.nome, municipio: primeira.municipio, uf: primeira.uf as Schemas['Uf'] },
      mes: papel.mes.slice(0, 7),
      emitidoEm: papel.emitidoEm.toISOString(),
      emVigor: dias.length === papel.dias.length && dias.every(({ vigencia }) => vigencia === 'VIGENTE'),
      dias,
      fechadosDepois: fechadosDepois(papel, lidas.versoes),
      totalRefeicoes: soma(({ totalRefeicoes }) => totalRefeicoes),
      brutoCentavos: soma(({ brutoCentavos }) => brutoCentavos),
      glosaCentavos: soma(({ glosaCentavos }) => glosaCentavos),
      descontoCentavos: soma(({ descontoCentavos }) => descontoCentavos),
      liquidoCentavos: soma(({ liquidoCentavos }) => liquidoCentavos),
      selo: papel.selo,
      integra: falhas.length === 0,
      falhas: falhas.slice(0, MAIS_FALHAS),
    };
  }

  private async ler({ lotacaoId, mes, dias }: PapelDoMes): Promise<Lidas> {
    const versoes = await this.repository.versionsOf(this.database, lotacaoId, mes, diasDoMes(mes.slice(0, 7)).ate);
    const impressas = dias.flatMap(dia => impressaDe(dia, versoes)?.id ?? []);
    return { versoes, assinaturas: await this.repository.findSignatures(this.database, impressas) };
  }
}

const impressaDe = ({ data, versao }: DiaDoPapel, versoes: readonly Fechamento[]): Fechamento | undefined =>
  versoes.find(lida => lida.data === data && lida.versao === versao);
const ultimaDe = (data: string, versoes: readonly Fechamento[]): Fechamento | undefined =>
  versoes.findLast(lida => lida.data === data);

function diaVerificado(dia: DiaDoPapel, versoes: readonly Fechamento[]): Schemas['DiaVerificado'] | undefined {
  const impressa = impressaDe(dia, versoes);
  if (!impressa) return undefined;
  const ultima = ultimaDe(dia.data, versoes) ?? impressa;
  const { brutoCentavos, glosaCentavos, descontoCentavos, liquidoCentavos } = impressa.conteudo.valores;
  return {
    data: dia.data,
    versao: dia.versao,
    vigencia: vigenciaDe(impressa, ultima.id === impressa.id),
    substituidaPor: ultima.id === impressa.id ? null : ultima.versao,
    totalRefeicoes: totalAceito(impressa.conteudo),
    brutoCentavos,
    glosaCentavos,
    descontoCentavos,
    liquidoCentavos,
  };
}

/**
 * Checks each day against what was closed and what was printed, and the seal against these days. Stored values may name
 * people, so a failure only says where it is.
 */
function falhasDoPapel({ dias, selo }: PapelDoMes, { versoes, assinaturas }: Lidas): string[] {
  const dosDias = dias.flatMap(dia => {
    const quando = porExtenso(dia.data);
    const impressa = impressaDe(dia, versoes);
    if (!impressa) return [`${quando}: a versão impressa não existe mais.`];
    const delas = assinaturas.filter(({ fechamentoId }) => fechamentoId === impressa.id);
    return [
      ...elosDe([impressa], delas)
        .flatMap(falhasDoElo)
        .map(({ onde }) => `${quando}, ${onde}: não é mais o que foi fechado.`),
      ...(impressa.hash === dia.hash ? [] : [`${quando}: o que está guardado não é o que foi impresso.`]),
    ];
  });
  return [...dosDias, ...(seloDoMes(dias) === selo ? [] : ['Selo do mês: não é mais o que foi impresso.'])];
}

function fechadosDepois({ dias }: PapelDoMes, versoes: readonly Fechamento[]): number {
  const impressos = new Set(dias.map(({ data }) => data));
  return new Set(
    versoes.filter(({ data, situacao }) => situacao !== 'REABERTO' && !impressos.has(data)).map(({ data }) => data),
  ).size;
}
