import type { HeaderRule } from '#routes/headers.ts'
import { headerPattern } from '../patterns.ts'
import type { HostRules } from '../rules.ts'
import { formatFunction } from './format-function.ts'
import { headersPolicy } from './headers-policy.ts'

/** A template of CloudFormation: a private bucket, and the distribution in front of it. */
export function formatTemplate({ redirects, headers }: HostRules): string {
  const behaviors = behaviorsOf(headers)
  const policies = behaviors.map(({ name, values }) => [name, headersPolicy(name, values)] as const)
  const [usual, ...others] = behaviors
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: 'Written by the build: the website in a bucket of S3 behind CloudFront.',
    Parameters: {
      DomainName: { Type: 'String' },
      CertificateArn: { Type: 'String', Description: 'A certificate of ACM in us-east-1.' }
    },
    Resources: {
      Bucket: { Type: 'AWS::S3::Bucket', DeletionPolicy: 'Retain' },
      BucketPolicy: bucketPolicy,
      Access: access,
      Rules: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: sub('${AWS::StackName}-rules'),
          AutoPublish: true,
          FunctionConfig: { Comment: 'Redirects and pages', Runtime: 'cloudfront-js-2.0' },
          FunctionCode: formatFunction(redirects)
        }
      },
      ...Object.fromEntries(policies),
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            ...distribution,
            DefaultCacheBehavior: behavior(usual?.name ?? ''),
            CacheBehaviors: others.map(({ name, path }) => ({
              PathPattern: path,
              ...behavior(name)
            }))
          }
        }
      }
    },
    Outputs: {
      BucketName: { Value: ref('Bucket') },
      DistributionId: { Value: ref('Distribution') },
      Address: { Value: attribute('Distribution', 'DomainName') }
    }
  }
  return `${JSON.stringify(template, undefined, 2)}\n`
}

export type Behavior = { name: string; path: string; values: Record<string, string> }

/**
 * The headers of each kind of path; the first entry is for paths without one of their own. CloudFront applies only the
 * first match, so each entry repeats the rules before it that match too.
 */
export function behaviorsOf(rules: readonly HeaderRule[]): Behavior[] {
  const names = new Map<string, string>()
  const all = rules.map(({ path }, at) => {
    const sample = path.replaceAll('*', 'x').replaceAll(/:\w+/g, 'x')
    const applying = rules
      .slice(0, at + 1)
      .filter(rule => new RegExp(headerPattern(rule.path)).test(sample))
    const values = Object.assign({}, ...applying.map(({ values }) => values)) as Record<
      string,
      string
    >
    // The type is that of the file in the bucket; an account has few policies, so equal ones are one.
    const same = JSON.stringify({ ...values, 'Content-Type': undefined })
    const name = names.get(same) ?? (at === 0 ? 'Headers' : `Headers${at}`)
    names.set(same, name)
    return { name, path: path.replaceAll(/:\w+/g, '*'), values }
  })
  const [usual, ...others] = all
  return usual ? [usual, ...others.toReversed()] : []
}

const ref = (name: string) => ({ Ref: name })
const attribute = (name: string, of: string) => ({ 'Fn::GetAtt': [name, of] })
const sub = (text: string) => ({ 'Fn::Sub': text })

/** Without the right to list, S3 would answer 403 for a missing file. */
const bucketPolicy = {
  Type: 'AWS::S3::BucketPolicy',
  Properties: {
    Bucket: ref('Bucket'),
    PolicyDocument: {
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Action: ['s3:GetObject', 's3:ListBucket'],
          Resource: [attribute('Bucket', 'Arn'), sub('${Bucket.Arn}/*')],
          Condition: {
            StringEquals: {
              'AWS:SourceArn': sub(
                'arn:aws:cloudfront::${AWS::AccountId}:distribution/${Distribution}'
              )
            }
          }
        }
      ]
    }
  }
}

const access = {
  Type: 'AWS::CloudFront::OriginAccessControl',
  Properties: {
    OriginAccessControlConfig: {
      Name: sub('${AWS::StackName}-access'),
      OriginAccessControlOriginType: 's3',
      SigningBehavior: 'always',
      SigningProtocol: 'sigv4'
    }
  }
}

const distribution = {
  Enabled: true,
  HttpVersion: 'http2and3',
  IPV6Enabled: true,
  Aliases: [ref('DomainName')],
  ViewerCertificate: {
    AcmCertificateArn: ref('CertificateArn'),
    MinimumProtocolVersion: 'TLSv1.2_2021',
    SslSupportMethod: 'sni-only'
  },
  Origins: [
    {
      Id: 'bucket',
      DomainName: attribute('Bucket', 'RegionalDomainName'),
      OriginAccessControlId: attribute('Access', 'Id'),
      S3OriginConfig: { OriginAccessIdentity: '' }
    }
  ],
  CustomErrorResponses: [
    { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: 10 }
  ]
}

/** The cache policy that Amazon names CachingOptimized. */
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6'

function behavior(policy: string) {
  return {
    TargetOriginId: 'bucket',
    ViewerProtocolPolicy: 'redirect-to-https',
    Compress: true,
    CachePolicyId: CACHING_OPTIMIZED,
    ResponseHeadersPolicyId: ref(policy),
    FunctionAssociations: [
      { EventType: 'viewer-request', FunctionARN: attribute('Rules', 'FunctionARN') }
    ]
  }
}
