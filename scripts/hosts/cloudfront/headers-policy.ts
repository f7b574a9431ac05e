import { REVALIDATED } from '#routes/headers.ts'

type Values = Record<string, string>

/** Headers as CloudFront wants them: those it knows in fields of their own, others by their names. */
export function headersPolicy(name: string, values: Values): object {
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: { 'Fn::Sub': `\${AWS::StackName}-${name}` },
        SecurityHeadersConfig: security(values),
        ...('Access-Control-Allow-Origin' in values && { CorsConfig: anyOrigin }),
        CustomHeadersConfig: {
          Items: customHeaders(values).map(([Header, Value]) => ({ Header, Value, Override: true }))
        }
      }
    }
  }
}

/** The headers for which CloudFront has no field. */
export function customHeaders(values: Values): [string, string][] {
  const sent = { 'Cache-Control': REVALIDATED, ...values }
  return Object.entries(sent).filter(([header]) => !ownFields.includes(header))
}

/** The content type is stored with the file in the bucket. */
const ownFields = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'Access-Control-Allow-Origin',
  'Content-Type'
]

function security(values: Values) {
  const transport = values['Strict-Transport-Security'] ?? ''
  return {
    ContentSecurityPolicy: {
      ContentSecurityPolicy: values['Content-Security-Policy'],
      Override: true
    },
    ContentTypeOptions: { Override: true },
    FrameOptions: { FrameOption: values['X-Frame-Options'], Override: true },
    ReferrerPolicy: { ReferrerPolicy: values['Referrer-Policy'], Override: true },
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
      IncludeSubdomains: transport.includes('includeSubDomains'),
      Preload: transport.includes('preload'),
      Override: true
    }
  }
}

const anyOrigin = {
  AccessControlAllowCredentials: false,
  AccessControlAllowHeaders: { Items: ['*'] },
  AccessControlAllowMethods: { Items: ['GET', 'HEAD'] },
  AccessControlAllowOrigins: { Items: ['*'] },
  OriginOverride: true
}
