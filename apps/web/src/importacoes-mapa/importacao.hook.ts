import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Colunas, completo, mesPassado, novaDe, numerosDe, type Preenchido } from './importacao.model.ts';
import { conferirMapaDoMes, type ImportacaoMapa, importarMapaDoMes } from './importacoes-mapa.queries.ts';

export function useImportacao() {
  const [preenchido, setPreenchido] = useState<Preenchido>(() => ({ lotacao: null, mes: mesPassado(), texto: '' }));
  const [colunas, setColunas] = useState<Colunas>(null);
  // The last reading stays on the screen while it is read again with another choice.
  const [lido, setLido] = useState<ImportacaoMapa | null>(null);
  const conferir = useMutation({ ...conferirMapaDoMes(), onSuccess: setLido });
  const importar = useMutation({ ...importarMapaDoMes(), onSuccess: setLido });
  return {
    preenchido,
    pronto: completo(preenchido),
    /** The screen shows what was sent: changed content must be checked again. */
    mudar: (parte: Partial<Preenchido>) => {
      setPreenchido(antes => ({ ...antes, ...parte }));
      conferir.reset();
      importar.reset();
      setColunas(null);
      setLido(null);
    },
    nova: novaDe(preenchido, colunas),
    lido,
    numeros: lido && !importar.isSuccess ? numerosDe(lido, colunas) : [],
    escolher: (escolhidas: Colunas) => {
      setColunas(escolhidas);
      conferir.mutate(novaDe(preenchido, escolhidas));
    },
    conferir,
    importar,
  };
}

export type Importacao = ReturnType<typeof useImportacao>;
