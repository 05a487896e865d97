import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemError } from '../base/problem.error.ts';
import { notify } from '../ui/notification.ts';
import { formatCount } from '../ui/number.format.ts';
import { gravarEfetivoDoMes } from './efetivos.mutations.ts';
import { type MesLido, obterEfetivoDoMes } from './efetivos.queries.ts';
import { type Campo, type Dia, type Digitados, digitar, resolver, resumir } from './mes.model.ts';

export function useMes(lido: MesLido) {
  const client = useQueryClient();
  const [digitados, setDigitados] = useState<Digitados>({});
  const [tentou, setTentou] = useState(false);
  const resumo = resumir(lido.mes, digitados);
  const { queryKey } = obterEfetivoDoMes(lido.mes.lotacao.id, lido.mes.mes);
  const gravar = useMutation({
    ...gravarEfetivoDoMes(),
    onSuccess: (gravado, { dias }) => {
      client.setQueryData(queryKey, gravado);
      setDigitados({});
      setTentou(false);
      notify('success', 'Efetivo salvo', formatCount(dias.length, 'dia informado.', 'dias informados.'));
    },
    // Somebody saved meanwhile: their numbers are read, and what is typed stays over them.
    onError: error => {
      if (error instanceof ProblemError && error.status === 412) client.invalidateQueries({ queryKey });
    },
  });
  return {
    digitados,
    resumo,
    /** Errors wait for the first try to save, except for text that cannot be read. */
    erros: tentou ? resumo.erros : {},
    gravar,
    digitar: (dia: Dia, campo: Campo, texto: string) => setDigitados(antes => digitar(antes, dia, campo, texto)),
    aplicar: (numeros: readonly { dia: Dia; valores: Partial<Record<Campo, string>> }[]) =>
      setDigitados(antes =>
        numeros.reduce(
          (ate, { dia, valores }) =>
            Object.entries(valores).reduce((todos, [campo, texto]) => digitar(todos, dia, campo as Campo, texto), ate),
          antes,
        ),
      ),
    resolver: (meus: boolean) => setDigitados(antes => resolver(antes, resumo.conflitos, meus)),
    descartar: () => {
      setDigitados({});
      setTentou(false);
      gravar.reset();
    },
    salvar: () => {
      setTentou(true);
      if (Object.keys(resumo.erros).length > 0 || resumo.conflitos.length > 0) return;
      gravar.mutate({ visto: lido, dias: resumo.dias });
    },
  };
}
