import { AtestoService } from '../../medicoes/atesto/atesto.service.ts';
import { CorrecoesService } from '../../medicoes/correcoes/correcoes.service.ts';
import { MedicoesService } from '../../medicoes/medicoes.service.ts';
import { etagOf } from '../../versions/versions.ts';
import { SENHA_DE_DEMONSTRACAO } from '../cadastros.table.ts';
import type { MedicaoVista } from './estado.repository.ts';
import type { Executores } from './palco.ts';

const alvo = ({ id, versao }: MedicaoVista) => ({ medicaoId: id ?? 0, ifMatch: etagOf(versao) });

export const atosDasMedicoes: Pick<
  Executores,
  'ABRIR_MEDICAO' | 'ENVIAR_MEDICAO' | 'APROVAR_MEDICAO' | 'ATESTAR_MEDICAO' | 'PEDIR_CORRECAO' | 'RESPONDER_CORRECAO'
> = {
  ABRIR_MEDICAO: ({ app, elenco }, { contratoId, mes }) =>
    app.get(MedicoesService).abrir(elenco.gestora, { contratoId, mes }),

  ENVIAR_MEDICAO: ({ app, elenco }, { medicao }) => app.get(MedicoesService).enviar(elenco.gestora, alvo(medicao)),

  APROVAR_MEDICAO: ({ app, elenco }, { medicao }) => app.get(MedicoesService).aprovar(elenco.gestora, alvo(medicao)),

  ATESTAR_MEDICAO: ({ app, elenco }, { medicao }) =>
    app
      .get(AtestoService)
      .atestar(elenco.fiscal, alvo(medicao), { senha: SENHA_DE_DEMONSTRACAO, notaFiscal: 'NF 1.482' }),

  PEDIR_CORRECAO: ({ app, elenco }, { medicao }) =>
    app.get(CorrecoesService).pedir(elenco.fiscal, alvo(medicao), {
      ...{ lotacaoId: medicao.lotacaoId, data: medicao.primeiroDia },
      motivo: 'O jantar dos servidores aparece maior do que a escala daquele dia.',
    }),

  RESPONDER_CORRECAO: ({ app, elenco }, { medicao: { correcao, lotacaoId } }) => {
    const responsavel = elenco.unidades.find(({ id }) => id === lotacaoId)?.responsavel ?? elenco.gestora;
    const pedida = { correcaoId: correcao?.id ?? 0, ifMatch: etagOf(correcao?.versao ?? 0) };
    const texto = 'Houve reforço da escolta naquela noite: a escala está com a administração da unidade.';
    return app.get(CorrecoesService).responder(responsavel, pedida, { texto });
  },
};
