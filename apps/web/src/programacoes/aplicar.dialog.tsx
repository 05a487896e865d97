import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../app/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { addDays } from '../ui/date.format.ts';
import { DateField, today } from '../ui/date-field.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { AplicarResultado, mudam } from './aplicar-resultado.component.tsx';
import { aplicarProgramacao } from './programacoes.mutations.ts';
import { type AplicacaoProgramacao, type EstadoProgramacao, listarProgramacoes } from './programacoes.queries.ts';
import { UnidadeCampo } from './unidade-campo.component.tsx';
import { filtroDe } from './unidades.component.tsx';

const MAIS_UNIDADES = 2000;
const MOSTRADAS = 200;

type ModoAplicacao = AplicacaoProgramacao['modo'];
const MODOS = {
  PERCENTUAL: 'Aplicar um percentual',
  COPIAR: 'Copiar a semana de uma unidade',
  DO_EFETIVO: 'Refazer do efetivo de cada uma',
} as const satisfies Record<ModoAplicacao, string>;

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
  const [modo, setModo] = useState<ModoAplicacao>('PERCENTUAL');
  const [percentual, setPercentual] = useState('');
  const [origem, setOrigem] = useState<number | null>(de);
  const [inicio, setInicio] = useState<string | null>(addDays(today(), 1));
  const lotacaoIds = (lista.data?.itens ?? []).map(({ id }) => id).filter(id => !fora.has(id));
  const numero = /^[+\-−]?\d{1,3}$/.test(percentual.trim()) ? Number(percentual.trim().replace('−', '-')) : null;
  const aplicacaoDe = (ids: number[]): AplicacaoProgramacao => ({
    modo,
    vigenciaInicio: inicio ?? '',
    lotacaoIds: ids,
    ...(modo === 'PERCENTUAL' && numero !== null && { percentual: numero }),
    ...(modo === 'COPIAR' && origem !== null && { deLotacaoId: origem }),
  });
  const aplicar = useMutation({
    mutationFn: ({ simular }: { simular: boolean }) => aplicarProgramacao(simular, aplicacaoDe(lotacaoIds)),
  });
  const resultado = aplicar.data;
  const pronto =
    inicio !== null &&
    lotacaoIds.length > 0 &&
    (modo === 'DO_EFETIVO' || (modo === 'COPIAR' ? origem !== null : numero !== null));
  /** Only what was rehearsed is applied: any change of the question takes the rehearsal away. */
  const mudar = (work: () => void) => {
    aplicar.reset();
    work();
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
            {resultado && !resultado.simulada ? 'Fechar' : 'Cancelar'}
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
        <div className="preencher-datas">
          <Field label="O que fazer">
            <Select value={modo} onChange={({ target }) => mudar(() => setModo(target.value as ModoAplicacao))}>
              {Object.entries(MODOS).map(([codigo, rotulo]) => (
                <option key={codigo} value={codigo}>
                  {rotulo}
                </option>
              ))}
            </Select>
          </Field>
          {modo === 'PERCENTUAL' && (
            <Field label="Percentual">
              <TextInput
                inputMode="numeric"
                placeholder="+5"
                maxLength={4}
                value={percentual}
                onChange={({ target }) => mudar(() => setPercentual(target.value))}
              />
            </Field>
          )}
          {modo === 'COPIAR' && (
            <UnidadeCampo
              label={de !== null && origem === de ? 'De (a unidade aberta, se vazio)' : 'De'}
              escolher={lotacao => mudar(() => setOrigem(lotacao?.id ?? de))}
            />
          )}
          <DateField label="Vale a partir de" value={inicio} onChange={data => mudar(() => setInicio(data))} />
        </div>
        <p className="quieto">
          {modo === 'PERCENTUAL' && 'Cada quantidade vai ao inteiro mais próximo, meio sobe, no máximo 9.999. '}
          Cada unidade mantém o fim da versão que vale nesse dia.
        </p>
        {aplicar.error && <Notice tone="perigo">{sentenceOf(aplicar.error)}</Notice>}
        {resultado ? (
          <AplicarResultado resultado={resultado} detalhar={id => aplicarProgramacao(true, aplicacaoDe([id]))} />
        ) : (
          <QueryState query={lista} skeletonHeight={240}>
            {({ itens, total }) => (
              <fieldset className="aplicar-unidades">
                <legend>
                  {formatCount(lotacaoIds.length, 'unidade', 'unidades')} do filtro da lista
                  {total > MAIS_UNIDADES && ` (só as primeiras ${formatInteger(MAIS_UNIDADES)})`}
                </legend>
                <p>
                  <Button onClick={() => setFora(new Set())}>Todas</Button>{' '}
                  <Button onClick={() => setFora(new Set(itens.map(({ id }) => id)))}>Nenhuma</Button>
                </p>
                <ul>
                  {itens.slice(0, MOSTRADAS).map(({ id, nome, municipio, uf }) => (
                    <li key={id}>
                      <label>
                        <Checkbox
                          className="marcar"
                          checked={!fora.has(id)}
                          onChange={() => {
                            const next = new Set(fora);
                            if (!next.delete(id)) next.add(id);
                            setFora(next);
                          }}
                        />
                        {nome} <small className="quieto">{`${municipio} · ${uf}`}</small>
                      </label>
                    </li>
                  ))}
                </ul>
                {itens.length > MOSTRADAS && (
                  <p className="quieto">
                    e mais {formatInteger(itens.length - MOSTRADAS)}; use os filtros da lista para escolher menos.
                  </p>
                )}
              </fieldset>
            )}
          </QueryState>
        )}
      </div>
    </Dialog>
  );
}
