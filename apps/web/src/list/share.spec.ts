import { jest } from '@jest/globals';
import { handOver, share, sharesFiles } from './share.ts';

const FILE = new File(['%PDF-'], 'mapa.pdf', { type: 'application/pdf' });
const refusal = (name: string) => Promise.reject(new DOMException('não', name));

const device = ({ touched = true, sheet }: { touched?: boolean; sheet?: () => Promise<void> }) => {
  window.matchMedia = query => ({ matches: touched && query === '(pointer: coarse)' }) as never;
  const given = sheet && jest.fn(sheet);
  Object.assign(navigator, { canShare: sheet && (() => true), share: given });
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  globalThis.fetch = async () =>
    new Response('%PDF-', { headers: { 'content-disposition': 'attachment; filename="mapa-2026-11-19.pdf"' } });
  return { given, saved };
};

describe('handing a PDF over', () => {
  afterEach(() => jest.restoreAllMocks());

  it('goes to the sheet of a phone that takes files, with its name', async () => {
    const { given, saved } = device({ sheet: async () => undefined });
    expect(await handOver('/api/pdf')).toBeUndefined();
    const [{ files = [] } = {}] = (given?.mock.calls[0] ?? []) as unknown as [ShareData?];
    expect([files[0]?.name, files[0]?.type, saved]).toEqual(['mapa-2026-11-19.pdf', 'application/pdf', []]);
  });

  it('is downloaded where there is no such sheet, and on a desk that has one', async () => {
    for (const kind of [{}, { touched: false, sheet: async () => undefined }]) {
      const other = device(kind);
      expect(sharesFiles()).toBe(false);
      expect(await handOver('/api/pdf')).toBeUndefined();
      expect(other.saved).toEqual(['mapa-2026-11-19.pdf']);
      jest.restoreAllMocks();
    }
  });

  it('waits for another tap where the first is too long ago', async () => {
    const { saved } = device({ sheet: () => refusal('NotAllowedError') });
    expect((await handOver('/api/pdf'))?.name).toBe('mapa-2026-11-19.pdf');
    expect(saved).toEqual([]);
  });

  it('is nothing to do when the sheet was closed, and a download when the sheet fails', async () => {
    const closed = device({ sheet: () => refusal('AbortError') });
    expect([await share(FILE), closed.saved]).toEqual([true, []]);
    jest.restoreAllMocks();
    const broken = device({ sheet: () => refusal('DataError') });
    expect([await share(FILE), broken.saved]).toEqual([true, ['mapa.pdf']]);
  });
});
