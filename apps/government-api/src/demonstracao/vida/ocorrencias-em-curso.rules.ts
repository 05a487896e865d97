import { plainDate } from '../../clock/clock.ts';
import { passosDaOcorrencia } from './agenda.table.ts';
import type { Ato } from './ato.ts';
import type { Cena } from './pedidos-do-dia.rules.ts';
import { naHora, numeroDoDia } from './sorte-do-dia.ts';

/** The next step of each, on the day after the one before it, so that none stays open for ever. */
export const ocorrenciasEmCurso = ({ unidades, estado }: Cena): Ato[] =>
  estado.ocorrencias
    .filter(({ tocado }) => !tocado)
    .flatMap((ocorrencia): Ato[] => {
      const { id, data, situacao, versao } = ocorrencia;
      const unidade = unidades.find(daVez => daVez.id === ocorrencia.lotacaoId);
      const passos = passosDaOcorrencia[situacao];
      const passo = passos?.[numeroDoDia(data) % passos.length];
      if (!unidade || !passo) return [];
      const doUltimo = plainDate(new Date(ocorrencia.em), unidade.fusoHorario);
      const em = naHora({ dias: 1, de: passo.hora, ate: passo.hora }, { data: doUltimo, ...unidade, acaso: 0 });
      return [{ que: passo.que, chave: `ocorrencia ${id} ${versao}`, em, unidade, data, ocorrencia }];
    });
