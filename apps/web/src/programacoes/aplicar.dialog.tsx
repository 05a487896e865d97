import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { addDays } from '../ui/date.format.ts';
import { today } from '../ui/date-field.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { aplicacaoDe, completa, type Pergunta } from './aplicacao.model.ts';
import { AplicarCampos } from './aplicar-campos.component.tsx';
import { AplicarResultado, mudam } from './aplicar-resultado.component.tsx';
import { AplicarUnidades, MAIS_UNIDADES } from './aplicar-unidades.component.tsx';
import { aplicarProgramacao } from './programacoes.mutations.ts';
import { type EstadoProgramacao, listarProgramacoes } from './programacoes.queries.ts';
import { filtroDe } from './unidades.component.tsx';

interface Props {
  busca: string;
  estado: EstadoProgramacao | undefined;
  de: number | null;
  close: () => void;
}

/** Shows what the change would do to each unit, then applies it to all at once. */
export default function AplicarDialog({ busca, estado, de, close }: Props) {
  const lista = useQuery(listarProgramacoes({ ...filtroDe(busca, estado), tamanho: MAIS_UNIDADES }));
  const [fora, setFora] = useState<ReadonlySet<number>>(new Set());
  const [pergunta, setPergunta] = useState<Pergunta>(() => ({
    modo: 'PERCENTUAL',
    percentual: '',
    origem: de,
    inicio: addDays(today(), 1),
  }));
  const lotacaoIds = (lista.data?.itens ?? []).map(({ id }) => id).filter(id => !fora.has(id));
  const aplicar = useMutation({
    mutationFn: ({ simular }: { simular: boolean }) => aplicarProgramacao(simular, aplicacaoDe(pergunta, lotacaoIds)),
  });
  const resultado = aplicar.data;
  const pronto = lotacaoIds.length > 0 && completa(pergunta);
  /** Only what was rehearsed is applied: any change of the question takes the rehearsal away. */
  const mudar = (parte: Partial<Pergunta>) => {
    aplicar.reset();
    setPergunta(antes => ({ ...antes, ...parte }));
  };

  return (
    <Dialog
      title="Aplicar a outras unidades"
      close={close}
      busy={aplicar.isPending}
      width={820}
      footer={
        <>
          <Button disabled={aplicar.isPending} onClick={close}>
            {resultado && !resultado.simulada ? 'Fechar' : 'Voltar'}
          </Button>
          {(!resultado || resultado.simulada) && (
            <Button
              variant={resultado ? 'plain' : 'primary'}
              disabled={!pronto || aplicar.isPending}
              onClick={() => aplicar.mutate({ simular: true })}
            >
              {aplicar.isPending ? 'Calculando…' : 'Ver o que mudaria'}
            </Button>
          )}
          {resultado?.simulada && (
            <Button
              variant="primary"
              disabled={aplicar.isPending || mudam(resultado).length === 0}
              onClick={() => aplicar.mutate({ simular: false })}
            >
              Aplicar a {formatCount(mudam(resultado).length, 'unidade', 'unidades')}
            </Button>
          )}
        </>
      }
    >
      <div className="preencher">
        <AplicarCampos pergunta={pergunta} de={de} mudar={mudar} />
        {aplicar.error && <Notice tone="perigo">{sentenceOf(aplicar.error)}</Notice>}
        {resultado ? (
          <AplicarResultado
            resultado={resultado}
            detalhar={id => aplicarProgramacao(true, aplicacaoDe(pergunta, [id]))}
          />
        ) : (
          <QueryState query={lista} skeletonHeight={240}>
            {({ itens, total }) => <AplicarUnidades itens={itens} total={total} fora={fora} deixarFora={setFora} />}
          </QueryState>
        )}
      </div>
    </Dialog>
  );
}
