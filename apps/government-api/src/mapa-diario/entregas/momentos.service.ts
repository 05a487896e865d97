import { Injectable } from '@nestjs/common';
import { Clock, plainDate } from '../../clock/clock.ts';
import type { Transaction } from '../../database/database.ts';
import { janelasDoDia, ProgramacoesService } from '../../programacoes/programacoes.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { type Momento, momentoEm } from './entregas.rules.ts';

type Dias = { readonly de: string; readonly ate: string; readonly lotacaoIds?: readonly number[] | undefined };
type Unidade = { readonly lotacaoId: number; readonly fusoHorario: string };
export type MomentoDe = (unidade: Unidade, data: string, refeicao: number) => Momento;

/** The first and the last zone of the country to reach a day: what is today in any unit is today in one of these. */
const EXTREMOS = ['America/Noronha', 'America/Rio_Branco'] as const;

/** Hours are read only of a day that is today somewhere; the windows of all others are all ahead or all past. */
@Injectable()
export class MomentosService {
  constructor(
    private readonly programacoes: ProgramacoesService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly clock: Clock,
  ) {}

  async dosDias(tx: Transaction, { de, ate, lotacaoIds }: Dias): Promise<MomentoDe> {
    const agora = this.clock.now();
    const hojes = new Set(EXTREMOS.map(fuso => plainDate(agora, fuso)).filter(dia => dia >= de && dia <= ate));
    const doDia = new Map(
      await Promise.all([...hojes].map(async dia => [dia, await this.janelas(tx, dia, lotacaoIds)] as const)),
    );
    const conhecidos = new Map<string, string>();
    const hojeEm = (fuso: string): string => {
      const hoje = conhecidos.get(fuso) ?? plainDate(agora, fuso);
      conhecidos.set(fuso, hoje);
      return hoje;
    };
    return (unidade, data, refeicao) => {
      const hoje = hojeEm(unidade.fusoHorario);
      if (data !== hoje) return data < hoje ? 'FECHADA' : 'ANTES';
      const janela = doDia.get(data)?.(unidade, refeicao);
      return janela ? momentoEm(janela, agora) : 'ABERTA';
    };
  }

  private async janelas(tx: Transaction, data: string, lotacaoIds: Dias['lotacaoIds']) {
    const [refeicoes, proprias] = await Promise.all([
      this.tiposAlimentacao.naEntrega(tx, data),
      this.programacoes.janelasDasLotacoes(tx, lotacaoIds, data),
    ]);
    const janela = janelasDoDia(data, refeicoes, proprias);
    return ({ lotacaoId: id, fusoHorario }: Unidade, refeicao: number) => {
      const servida = refeicoes.get(refeicao);
      return servida && janela({ id, fusoHorario }, servida);
    };
  }
}
