import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { LOCALE } from './antd.locale.ts';
import { REDUCED_MOTION, useMediaQuery } from './media-query.hook.ts';

const cssNonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

const RADIUS = 15;

const TOKENS = {
  colorPrimary: '#00038C',
  colorInfo: '#0B57D0',
  colorSuccess: '#237804',
  colorWarning: '#AD4E00',
  colorError: '#CF1322',
  colorTextBase: '#14162B',
  colorBorder: '#C6C9DC',
  colorTextPlaceholder: '#595C72',
  fontFamily: '"Inter", "Segoe UI", system-ui, sans-serif',
  fontSize: 14,
  fontSizeSM: 12,
  fontSizeLG: 16,
  fontSizeXL: 18,
  fontSizeHeading4: 22,
  borderRadius: RADIUS,
  borderRadiusLG: RADIUS,
  borderRadiusSM: RADIUS,
  controlHeight: 40,
};

export function AntdDress({ children }: { children: ReactNode }) {
  const still = useMediaQuery(REDUCED_MOTION);
  const theme = useMemo(() => ({ token: { ...TOKENS, motion: !still } }), [still]);
  return (
    <ConfigProvider theme={theme} locale={LOCALE} csp={{ nonce: cssNonce() }}>
      {children}
    </ConfigProvider>
  );
}
