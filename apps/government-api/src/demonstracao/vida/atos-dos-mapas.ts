import { AssinaturasService } from '../../fechamento-do-mapa/assinaturas.service.ts';
import { FechamentosDiaService } from '../../fechamento-do-mapa/fechamentos.dia.service.ts';
import { etagOf } from '../../versions/versions.ts';
import { SENHA_DE_DEMONSTRACAO } from '../cadastros.table.ts';
import type { Executores } from './palco.ts';

export const atosDosMapas: Pick<Executores, 'FECHAR_MAPA' | 'ASSINAR_MAPA'> = {
  FECHAR_MAPA: ({ app }, { unidade, data }) =>
    app.get(FechamentosDiaService).fechar(unidade.responsavel, { lotacaoId: unidade.id, data, ifMatch: etagOf(0) }),

  ASSINAR_MAPA: ({ app, elenco }, { unidade, data, mapa: { versao }, papel }) =>
    app
      .get(AssinaturasService)
      .assinar(
        papel === 'FISCAL' ? elenco.fiscal : unidade.responsavel,
        { lotacaoId: unidade.id, data, ifMatch: etagOf(versao) },
        { papel, senha: SENHA_DE_DEMONSTRACAO },
      ),
};
