import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import type { Quantidades } from '../grid/grid.model.ts';
import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { Dialog } from '../ui/dialog.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { Mudancas } from './mudancas.component.tsx';
import {
  calcularProgramacaoDoEfetivo,
  type EstadoDaLotacao,
  type ItemProgramacao,
  obterVersaoProgramacao,
} from './programacoes.queries.ts';
import { comPercentual, copiarDia, DIAS, itensDe, mudancasEntre, type Semana, valoresDe } from './semana.model.ts';
import { UnidadeCampo } from './unidade-campo.component.tsx';

export type Modo = 'dia' | 'percentual' | 'unidade' | 'efetivo';

const TITULOS = {
  dia: 'Copiar um dia',
  percentual: 'Aplicar percentual',
  unidade: 'Copiar de outra unidade',
  efetivo: 'Gerar do efetivo',
} as const satisfies Record<Modo, string>;

interface Props {
  modo: Modo;
  semana: Semana;
  quantidades: Quantidades;
  lotacaoId: number;
  aplicar: (quantidades: Quantidades) => void;
  close: () => void;
}

/** Shows every change before it touches the grid; then it is one step of undo. */
export default function PreencherDialog({ modo, semana, quantidades, lotacaoId, aplicar, close }: Props) {
  const [novos, setNovos] = useState<Quantidades | null>(null);
  const mudancas = novos ? mudancasEntre(semana, quantidades, novos) : [];
  const Campos = CAMPOS[modo];
  return (
    <Dialog
      title={TITULOS[modo]}
      close={close}
      width={560}
      footer={
        <>
          <Button onClick={close}>Voltar</Button>
          <Button
            variant="primary"
            disabled={mudancas.length === 0}
            onClick={() => {
              if (novos) aplicar(novos);
              close();
            }}
          >
            Levar para a grade
          </Button>
        </>
      }
    >
      <div className="preencher">
        <Campos semana={semana} quantidades={quantidades} lotacaoId={lotacaoId} por={setNovos} />
        {novos && <Mudancas mudancas={mudancas} nenhuma="Nada mudaria: as quantidades já são estas." />}
        <p className="quieto">Nada é salvo ainda: a grade fica com os números e Ctrl+Z desfaz.</p>
      </div>
    </Dialog>
  );
}

interface CamposProps {
  semana: Semana;
  quantidades: Quantidades;
  lotacaoId: number;
  por: (valores: Quantidades | null) => void;
}

const UTEIS = [1, 2, 3, 4];

function CopiarDia({ quantidades, por }: CamposProps) {
  const [de, setDe] = useState(0);
  const [para, setPara] = useState<readonly number[]>(UTEIS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first sight, Monday over the weekdays
  useEffect(() => por(copiarDia(quantidades, 0, UTEIS)), []);
  const mudar = (origem: number, destinos: readonly number[]) => {
    setDe(origem);
    setPara(destinos);
    por(copiarDia(quantidades, origem, destinos));
  };
  return (
    <>
      <Field label="Copiar de">
        <Select
          value={de}
          onChange={({ target }) => {
            const origem = Number(target.value);
            mudar(
              origem,
              para.filter(dia => dia !== origem),
            );
          }}
        >
          {DIAS.map(({ nome }, coluna) => (
            <option key={nome} value={coluna}>
              {nome}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset className="preencher-dias">
        <legend>Para</legend>
        {DIAS.map(({ nome }, coluna) => (
          <label key={nome}>
            <Checkbox
              className="marcar"
              disabled={coluna === de}
              checked={para.includes(coluna)}
              onChange={({ target }) =>
                mudar(de, target.checked ? [...para, coluna] : para.filter(dia => dia !== coluna))
              }
            />
            {nome}
          </label>
        ))}
      </fieldset>
    </>
  );
}

function Percentual({ quantidades, por }: CamposProps) {
  const [texto, setTexto] = useState('');
  const ler = (escrito: string) => {
    setTexto(escrito);
    const numero = /^[+\-−]?\d{1,3}$/.test(escrito.trim()) ? Number(escrito.trim().replace('−', '-')) : Number.NaN;
    por(numero >= -99 && numero <= 900 ? comPercentual(quantidades, numero) : null);
  };
  return (
    <>
      <Field label="Percentual">
        <TextInput
          className="preencher-numero"
          inputMode="numeric"
          placeholder="+5"
          maxLength={4}
          aria-describedby="preencher-regra"
          value={texto}
          onChange={({ target }) => ler(target.value)}
        />
      </Field>
      <small id="preencher-regra" className="quieto">
        De −99 a +900, inteiro. Cada quantidade vai ao inteiro mais próximo, meio sobe, no máximo 9.999.
      </small>
    </>
  );
}

/** Cells that the source does not name stay as they are. */
const sobre = (semana: Semana, quantidades: Quantidades, itens: readonly ItemProgramacao[]): Quantidades =>
  valoresDe(semana, [...itensDe(semana, quantidades), ...itens]);

function DeOutraUnidade({ semana, lotacaoId, por }: CamposProps) {
  const [escolhida, setEscolhida] = useState<EstadoDaLotacao | null>(null);
  const versaoId = escolhida?.programacaoId ?? null;
  const query = useQuery({ ...obterVersaoProgramacao(versaoId ?? 0), enabled: versaoId !== null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other week is seen as soon as it arrives
  useEffect(() => {
    if (escolhida && query.data) por(valoresDe(semana, query.data.itens));
  }, [escolhida, query.data]);
  return (
    <>
      <UnidadeCampo
        label="Unidade parecida"
        menos={lotacaoId}
        escolher={lotacao => {
          setEscolhida(lotacao);
          por(null);
        }}
      />
      {query.error && <Notice tone="perigo">{sentenceOf(query.error)}</Notice>}
    </>
  );
}

function DoEfetivo({ semana, quantidades, lotacaoId, por }: CamposProps) {
  const { data, error, isPending } = useQuery(calcularProgramacaoDoEfetivo(lotacaoId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the week is seen as soon as it arrives
  useEffect(() => {
    if (data?.efetivoDe) por(sobre(semana, quantidades, data.itens));
  }, [data]);
  if (error) return <Notice tone="perigo">{sentenceOf(error)}</Notice>;
  if (isPending) return <p role="status">Calculando…</p>;
  if (!data.efetivoDe) return <Notice tone="aviso">Esta lotação ainda não tem efetivo informado.</Notice>;
  return (
    <p>
      Internos comem todas as refeições; servidores de plantão comem todas, os de expediente só as do meio do dia.
      Efetivo de {formatDay(data.efetivoDe)}.
    </p>
  );
}

const CAMPOS = {
  dia: CopiarDia,
  percentual: Percentual,
  unidade: DeOutraUnidade,
  efetivo: DoEfetivo,
} as const satisfies Record<Modo, (props: CamposProps) => React.ReactNode>;
